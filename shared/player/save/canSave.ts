/** Whether this browser can save lessons: not in every private window. */
export const canSave = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;
