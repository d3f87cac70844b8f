import type { IncomingMessage, ServerResponse } from 'node:http';

const KINDS = ['404', '500', 'hang', 'html', 'corrupt'] as const;
export type Fault = (typeof KINDS)[number];

interface Rule {
  match: string;
  fault: Fault;
  times: number;
}

let rules: Rule[] = [];

/** The fault that a test asked for on this path, counted down. */
export function faultOf(path: string): Fault | undefined {
  const rule = rules.find(({ match, times }) => times > 0 && path.includes(match));
  if (!rule) return undefined;
  rule.times -= 1;
  return rule.fault;
}

/** `PUT /__faults {match, fault, times?}`: files whose path holds `match` fail so, for ever or a number of times. */
export async function setFault(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const rule = parse(await bodyOf(request));
  if (rule) rules.push(rule);
  response.writeHead(rule ? 204 : 400).end();
}

/** `DELETE /__faults`: all is well again. */
export function clearFaults(response: ServerResponse): void {
  rules = [];
  response.writeHead(204).end();
}

function parse(text: string): Rule | undefined {
  try {
    const { match, fault, times = Infinity } = JSON.parse(text) as Partial<Rule>;
    return typeof match === 'string' && KINDS.includes(fault as Fault) && typeof times === 'number'
      ? { match, fault: fault!, times }
      : undefined;
  } catch {
    return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}
