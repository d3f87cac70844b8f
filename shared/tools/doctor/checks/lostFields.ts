import { isRecord } from '../../../contracts/isRecord.ts';

/** A field that a document holds and its parser leaves out; `isPartly`: some items of a list. */
export interface LostField {
  /** `_createdBy.displayName` */
  path: string;
  /** The name of the innermost field. */
  name: string;
  isPartly: boolean;
  given: unknown;
}

/**
 * Compares what is stored with what the parser made of it: a field that both know and that the parser has no value of is lost. Empty
 * ones are not: nothing was entered there. Fields that the parser does not know are those of other apps.
 */
export function lostFields(given: unknown, parsed: unknown, prefix = ''): LostField[] {
  if (!isRecord(given) || !isRecord(parsed)) return [];
  return Object.entries(parsed).flatMap(([name, kept]) => {
    const value = given[name];
    const path = prefix + name;
    if (value === undefined || value === null || value === '') return [];
    if (kept === undefined) return [{ path, name, isPartly: false, given: value }];
    if (Array.isArray(kept)) return lostInList(path, name, value, kept);
    return lostFields(value, kept, `${path}.`);
  });
}

function lostInList(path: string, name: string, given: unknown, kept: readonly unknown[]): LostField[] {
  if (!Array.isArray(given)) return [{ path, name, isPartly: false, given }];
  if (given.length !== kept.length) return [{ path, name, isPartly: true, given }];
  return given.flatMap((item, index) => lostFields(item, kept[index], `${path}.`));
}
