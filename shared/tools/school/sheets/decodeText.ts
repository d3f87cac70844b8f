/** A file's bytes as text without its byte order mark: UTF-8, or the UTF-16 that Excel calls Unicode. Undefined where they are neither. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
