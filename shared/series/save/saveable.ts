/** What a button saves. */
export type Saveable = 'lesson' | 'level' | 'playlist';
