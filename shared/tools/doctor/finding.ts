import type { CheckName } from './checks/table.ts';

/** A thing that the site does not show. Never holds a value of a document. */
export interface Finding {
  check: CheckName;
  /** `categories/plumbing`; of users the collection alone; of what is deployed, its address or name. */
  at: string;
  /** The field of the document, or what else is meant, such as the parent that is missing. */
  field?: string;
  /** The number of users; absent: one document. */
  count?: number;
  /** The write by which it is shown. Absent: only a person can say. */
  mend?: Mend;
}

/** A field, as a path of Firestore, and its new value in the form of the REST API. */
export interface Mend {
  field: string;
  value: object;
}
