import { startMedia } from '../backend/media/startMedia.ts';
import { portOf } from '../contracts/ports.ts';

/** Component tests play the real streams: the media server runs while they do. A running site's is used as it is. */
export default async function setup() {
  try {
    const media = await startMedia({ port: portOf('media'), origins: '*' });
    return () => media.stop();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return;
    throw error;
  }
}
