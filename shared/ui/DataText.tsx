import { languageOf } from '../format/language.ts';

/** Text that came from data: its direction stays inside, and Hindi is read and drawn as Hindi. */
export const DataText = ({ children }: { children: string }) => <bdi lang={languageOf(children)}>{children}</bdi>;
