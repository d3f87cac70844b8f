import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

const KINDS = ['404', '500', 'hang', 'html', 'corrupt'] as const;
type Fault = (typeof KINDS)[number];

interface Rule {
  match: string;
  fault: Fault;
  times: number;
}

let rules: Rule[] = [];

/** The fault that a test wants on this path, counted down. */
export function faultOf(path: string): Fault | undefined {
  const rule = rules.find(({ match, times }) => times > 0 && path.includes(match));
  if (rule) rule.times -= 1;
  return rule?.fault;
}

/** `PUT /__faults {match, fault, times?}`: files whose path contains `match` fail so, always or a number of times. */
export async function setFault(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { match, fault, times = Infinity } = (await json(request).catch(() => ({}))) as Partial<Rule>;
  const isRule = typeof match === 'string' && fault !== undefined && KINDS.includes(fault) && typeof times === 'number';
  if (isRule) rules.push({ match, fault, times });
  response.writeHead(isRule ? 204 : 400).end();
}

/** `DELETE /__faults`: all files are served as usual again. */
export function clearFaults(response: ServerResponse): void {
  rules = [];
  response.writeHead(204).end();
}
