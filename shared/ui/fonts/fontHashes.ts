/** The hash of each font that pages load, by its file, as `integrity` takes it. A test holds them equal to the files. */
export const FONT_HASHES = {
  'anek-wide-700.woff2': 'sha256-hmVzwjWxdxcF17MtbTdHh16nZkcKXnzsQOylOcwTFZk=',
  'hind-400.woff2': 'sha256-eG10QDe+dQKoxzwT72asq3DwvyMN32M/UNS8dBjk2Ew=',
  'hind-600.woff2': 'sha256-l1VoWnXo34Vp1zmofYYyWrUySxMbBng33S3O/K7/ht0=',
  'hind-devanagari-400.woff2': 'sha256-UAYhJ4swLhfaYgFpMvK0iRpYsLTQ1Vyt2X4qBlNGGFM=',
} as const;
