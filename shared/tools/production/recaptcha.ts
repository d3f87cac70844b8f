import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './network.ts';

const scriptIn = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The content of each of reCAPTCHA's addresses, in the order in which a page comes to them. */
const PAGES: Readonly<Record<string, readonly [type: string, content: () => string]>> = {
  'www.google.com/recaptcha/api.js': ['text/javascript', () => scriptIn('recaptchaLoader.page.js')],
  'www.google.com/recaptcha/enterprise.js': ['text/javascript', () => scriptIn('recaptchaLoader.page.js')],
  'www.gstatic.com/recaptcha/releases/test/recaptcha__en.js': [
    'text/javascript',
    () => scriptIn('recaptchaWidget.page.js'),
  ],
  'www.google.com/recaptcha/api2/anchor': [
    'text/html',
    () => `<!doctype html><script>${scriptIn('recaptchaFrame.page.js')}</script>`,
  ],
};

/** Google's bot check, as far as a page notices it: scripts without hashes, an inline style, HTML from text, and a frame. */
export interface Recaptcha {
  answer: Answer;
  /** True where the check gave this token; a token counts once. */
  takes(token: unknown): boolean;
}

export function createRecaptcha(): Recaptcha {
  const tokens = new Set<unknown>();
  const answer: Answer = ({ headers: { host }, url = '' }, response) => {
    const address = `${host}${url.split('?')[0]}`;
    if (address === 'www.google.com/recaptcha/api2/reload') {
      const token = randomUUID();
      tokens.add(token);
      return response.writeHead(200, { 'content-type': 'text/plain' }).end(token);
    }
    const [type, content] = PAGES[address] ?? [];
    if (!content) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin' }).end(content());
  };
  return { answer, takes: (token) => tokens.delete(token) };
}
