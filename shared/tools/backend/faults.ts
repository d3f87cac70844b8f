import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerRequest } from './request.ts';
import { asList, asObject } from './json.ts';
import { invalid, RequestError, type Status } from './requestError.ts';

/**
 * What a test wants to go wrong. Put with `PUT /__faults` as a list, taken away with `DELETE /__faults`.
 * The first fault whose conditions all hold is met; an absent condition always holds.
 */
export interface Fault {
  /** The call: `runQuery`, `batchGet`, `commit`, `sendVerificationCode`, `signInWithPhoneNumber`, `lookup`, `delete`, `token`. */
  readonly operation?: string;
  /** A text that the request's body contains: `"level-videos-new"`. */
  readonly bodyIncludes?: string;
  /** How many requests meet it; absent means all. */
  readonly times?: number;
  /** Wait first. Without an `answer` the request is then served as always. */
  readonly delayMs?: number;
  /** `hang`, `html` (a captive portal's page), or an error's status or name: `UNAVAILABLE`, `QUOTA_EXCEEDED`. */
  readonly answer?: string;
}

export interface Faults {
  /** Whether the request turns faults on or off: only Node may, never a page. */
  isSwitch(incoming: IncomingMessage, request: ServerRequest): boolean;
  configure(request: ServerRequest): unknown;
  /** Resolves to true when the fault has taken the request over. Throws the fault's error. */
  apply(request: ServerRequest, response: ServerResponse): Promise<boolean>;
}

const FAULTS_PATH = '/__faults';

const STATUSES: readonly Status[] = [
  'PERMISSION_DENIED',
  'FAILED_PRECONDITION',
  'RESOURCE_EXHAUSTED',
  'INTERNAL',
  'UNAVAILABLE',
  'UNAUTHENTICATED',
];

export function createFaults(): Faults {
  let faults: { fault: Fault; met: number }[] = [];

  function next(request: ServerRequest): Fault | undefined {
    const entry = faults.find(({ fault, met }) => met < (fault.times ?? Infinity) && applies(fault, request));
    if (entry) entry.met += 1;
    return entry?.fault;
  }

  return {
    isSwitch: ({ headers }, { path }) => path === FAULTS_PATH && headers.origin === undefined,
    configure(request) {
      if (request.method !== 'PUT' && request.method !== 'DELETE')
        throw invalid('PUT a list of faults, or DELETE them.');
      faults =
        request.method === 'DELETE'
          ? []
          : asList(request.json()).map((fault) => ({ fault: asObject(fault) as Fault, met: 0 }));
      return { faults: faults.length };
    },
    async apply(request, response) {
      const { answer, delayMs = 0 } = next(request) ?? {};
      if (delayMs > 0) await delay(delayMs);
      if (answer === undefined) return false;
      if (answer === 'hang') return true;
      if (answer !== 'html') throw errorNamed(answer);
      response
        .writeHead(503, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Sign in to the network</title>');
      return true;
    },
  };
}

function applies({ operation, bodyIncludes }: Fault, { path, body }: ServerRequest): boolean {
  const isOperation = operation === undefined || path.split(/[:/]/).at(-1) === operation;
  return isOperation && (bodyIncludes === undefined || body.includes(bodyIncludes));
}

/** A status of Google's, else (as Auth does it) a named bad request. */
function errorNamed(answer: string): RequestError {
  const status = STATUSES.find((known) => known === answer);
  return status ? new RequestError(status, `Fault: ${status}`) : invalid(answer);
}
