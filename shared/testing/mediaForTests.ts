import type { TestProject } from 'vitest/node';
import { startMedia } from '../backend/media/startMedia.ts';
import { portOf } from '../contracts/ports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the media server. */
    media: string;
  }
}

/** Component tests play the real streams: the media server runs while they do. A running site's is used as it is. */
export default async function setup(project: TestProject) {
  project.provide('media', `http://localhost:${portOf('media')}`);
  try {
    const media = await startMedia({ port: portOf('media'), origins: '*' });
    return () => media.stop();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return;
    throw error;
  }
}
