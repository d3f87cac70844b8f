import type * as original from './Sections.tsx';

/** The page that the shell draws has the bottom bar in their stead (§9). */
export const Sections: typeof original.Sections = () => <></>;
