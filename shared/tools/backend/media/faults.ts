import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '@remotes-kit/release/readBody';
import { asObject } from '../json.ts';

export const FAULTS_PATH = '/__faults';

const KINDS = ['404', '500', 'hang', 'html', 'corrupt'] as const;
type Fault = (typeof KINDS)[number];

interface Rule {
  match: string;
  fault: Fault;
  times: number;
}

export type Faults = ReturnType<typeof createFaults>;

/** A rule has a few words. */
const MAX_BODY_BYTES = 10_000;
/** More than any test sets. */
const MAX_RULES = 100;

/** The faults that tests want of one server. */
export function createFaults() {
  let rules: Rule[] = [];

  return {
    /** The fault that a test wants on this path, counted down. */
    faultOf(path: string): Fault | undefined {
      const rule = rules.find(({ match, times }) => times > 0 && path.includes(match));
      if (rule) rule.times -= 1;
      return rule?.fault;
    },
    /**
     * `PUT /__faults {match, fault, times?}`: files whose path contains `match` fail so, always or a number of times.
     * `DELETE /__faults`: all files are served as usual again. Only Node may, never a page.
     */
    async configure(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const answer = (status: number) => void response.writeHead(status).end();
      if (request.headers.origin !== undefined) return answer(403);
      if (request.method === 'DELETE') rules = [];
      else if (request.method !== 'PUT') return answer(405);
      else {
        const body = await readBody(request, MAX_BODY_BYTES);
        const rule = body && parseRule(body.toString());
        if (!rule || rules.length === MAX_RULES) return answer(body ? 400 : 413);
        rules.push(rule);
      }
      answer(204);
    },
  };
}

/** Undefined for what is no rule. */
function parseRule(text: string): Rule | undefined {
  try {
    const { match, fault, times = Infinity } = asObject(JSON.parse(text));
    const kind = KINDS.find((known) => known === fault);
    return typeof match === 'string' && kind && typeof times === 'number' ? { match, fault: kind, times } : undefined;
  } catch {
    return undefined;
  }
}
