import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The rendered files; the studio writes them (shared/tools/studio). */
export const FILES = join(import.meta.dirname, 'files');

const IMAGE = /^\/bazaar\/([\w.-]+)\/(public|w=400,h=300,fit=cover)$/;
const STREAM = /^\/([\w-]+)\/manifest\/([\w-]+\.(?:m3u8|mp4|vtt))$/;

/** The file behind a URL of §7, or undefined when there is none. Names hold no slash, so no path leaves the folder. */
export function fileOf(path: string): string | undefined {
  const [, imageId, variant] = IMAGE.exec(path) ?? [];
  const [, streamId, name] = STREAM.exec(path) ?? [];
  if (imageId) return existing(join(FILES, 'images', `${imageId}.${variant === 'public' ? 'public' : 'w400'}.webp`));
  return streamId && name ? existing(join(FILES, 'streams', streamId, 'manifest', name)) : undefined;
}

const existing = (file: string) => (file.startsWith(FILES) && existsSync(file) ? file : undefined);
