/** One request as the services see it. */
export interface DoorRequest {
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
  /** The body as JSON; undefined when it is empty. Throws a refusal when it is not JSON. */
  json(): unknown;
}

/** Gives what is to be sent as JSON, or throws a Refusal. */
export type Answer = (request: DoorRequest) => unknown;
