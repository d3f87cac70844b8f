import type { TestProject } from 'vitest/node';
import { startMedia } from '../tools/backend/media/startMedia.ts';
import { startStreams } from './streams/startStreams.ts';
import { reservePorts } from '../tools/ports/reservePorts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the media server. */
    media: string;
    /** Origin of the server of streams of other shapes. */
    streams: string;
  }
}

/** Component tests play the real streams, from a separate media server. */
export default async function setup(project: TestProject) {
  const { media: port } = await reservePorts();
  project.provide('media', `http://localhost:${port}`);
  const media = await startMedia({ port, origins: '*' });
  const streams = await startStreams();
  project.provide('streams', `http://localhost:${streams.port}`);
  return async () => void (await Promise.all([media.stop(), streams.stop()]));
}
