/** One request as the services see it. */
export interface ServerRequest {
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
  /** The body as JSON; undefined when it is empty. Throws an error when it is not JSON. */
  json(): unknown;
}

/** Gives what is to be sent as JSON, or throws a RequestError. */
export type RequestHandler = (request: ServerRequest) => unknown;
