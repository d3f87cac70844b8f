import { HASH } from '@remotes-kit/runtime/hash';
import { isRecord } from './isRecord.ts';
import { parseMounts, type Mounts } from '@remotes-kit/runtime/mounts';

/** The name of the list beside the documents that it is of. Their `<html data-files>` has its hash. */
export const FILES_NAME = 'files.json';

/** A script or a sheet that a document may load. */
export interface DocumentFile {
  url: string;
  /** As `integrity` writes it. */
  hash: string;
  /** Absent for a file that every language has. */
  language?: string;
  /** Absent for a file of the shell. */
  remote?: string;
}

/** The files of a document, for the service worker: compose writes it with the document. */
export interface DocumentFiles {
  /** The origins of remotes, beside the site's own. */
  origins: readonly string[];
  /** The image service with its account. */
  images: string;
  mounts: Mounts;
  files: readonly DocumentFile[];
}

/** Undefined for anything but such a list. Never throws. */
export function parseDocumentFiles(value: unknown): DocumentFiles | undefined {
  if (!isRecord(value) || typeof value.images !== 'string') return undefined;
  if (!Array.isArray(value.origins) || !Array.isArray(value.files)) return undefined;
  const { images, origins, mounts, files } = value;
  return {
    origins: origins.filter((origin) => typeof origin === 'string'),
    images,
    mounts: parseMounts(mounts),
    files: files.filter(isFile),
  };
}

const isFile = (file: unknown): file is DocumentFile =>
  isRecord(file) &&
  typeof file.url === 'string' &&
  typeof file.hash === 'string' &&
  HASH.test(file.hash) &&
  [file.language, file.remote].every((name) => name === undefined || typeof name === 'string');
