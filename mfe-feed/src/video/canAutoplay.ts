import { deviceSavesData } from '@bazaar/shared/media/deviceSavesData';

/** Whether a video may play that nobody asked for: never under reduced motion, data saver or a slow line. */
export const canAutoplay = (): boolean => !deviceSavesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
