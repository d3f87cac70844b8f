import type { TestProject } from 'vitest/node';
import { startMedia } from '../tools/backend/media/startMedia.ts';
import { reservePorts } from '../tools/ports/reservePorts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the media server. */
    media: string;
  }
}

/** Component tests play the real streams, from a separate media server. */
export default async function setup(project: TestProject) {
  const { media: port } = await reservePorts();
  project.provide('media', `http://localhost:${port}`);
  const media = await startMedia({ port, origins: '*' });
  return () => media.stop();
}
