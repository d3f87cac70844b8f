import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { invalid, isStatus, RequestError, type ServerRequest } from './request.ts';

/**
 * An error that a test wants. Set with `PUT /__faults` as a list, removed with `DELETE /__faults`.
 * The first fault whose conditions all hold applies; an absent condition always holds.
 */
const faultSchema = v.object({
  /** The call: `runQuery`, `batchGet`, `commit`, `sendVerificationCode`, `signInWithPhoneNumber`, `lookup`, `delete`, `token`. */
  operation: v.optional(v.string()),
  /** A text that the request's body contains: `"level-videos-new"`. */
  bodyIncludes: v.optional(v.string()),
  /** The number of requests that it meets; absent means all. */
  times: v.optional(v.number()),
  /** Wait first. Without a `result` the request is then served as usual. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** `hang`, `html` (a captive portal's page), or an error's status or name: `UNAVAILABLE`, `QUOTA_EXCEEDED`. */
  result: v.optional(v.string()),
});
type Fault = v.InferOutput<typeof faultSchema>;

/** The faults of one server. */
export function createFaults() {
  let faults: { fault: Fault; applied: number }[] = [];

  return {
    /** True when the request sets or removes faults: only Node may, never a page. */
    isSwitch: ({ headers }: IncomingMessage, { path }: ServerRequest) =>
      path === '/__faults' && headers.origin === undefined,
    configure({ method, json }: ServerRequest): unknown {
      if (method !== 'PUT' && method !== 'DELETE') throw invalid('PUT a list of faults, or DELETE them.');
      const parsed = v.safeParse(v.array(faultSchema), method === 'DELETE' ? [] : json());
      if (!parsed.success) throw invalid('Not a list of faults.');
      faults = parsed.output.map((fault) => ({ fault, applied: 0 }));
      return { faults: faults.length };
    },
    /** Resolves to true when the fault has taken the request over. Throws the fault's error. */
    async apply(request: ServerRequest, response: ServerResponse): Promise<boolean> {
      const next = faults.find(({ fault, applied }) => applied < (fault.times ?? Infinity) && matches(fault, request));
      if (!next) return false;
      next.applied += 1;
      const { result, delayMs = 0 } = next.fault;
      if (delayMs > 0) await delay(delayMs);
      if (result === undefined) return false;
      if (result === 'hang') return true;
      // A status of Google's, else one of Auth's named errors.
      if (result !== 'html') throw isStatus(result) ? new RequestError(result, `Fault: ${result}`) : invalid(result);
      response
        .writeHead(503, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Sign in to the network</title>');
      return true;
    },
  };
}

function matches({ operation, bodyIncludes }: Fault, { path, body }: ServerRequest): boolean {
  const isOperation = operation === undefined || path.split(/[:/]/).at(-1) === operation;
  return isOperation && (bodyIncludes === undefined || body.includes(bodyIncludes));
}
