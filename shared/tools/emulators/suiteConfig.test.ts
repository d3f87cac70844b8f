import { expect, test } from 'vitest';
import { shellRules } from '@remotes-kit/release/hostingRules';
import { composition } from '../composition.ts';
import { suiteConfig } from './suiteConfig.ts';

const PAGE = { 'Content-Security-Policy': "default-src 'none'" };

test('the emulators serve the shell’s site by the rules of a deploy, on the ports of `npm start`', () => {
  const rules = shellRules(composition, { page: PAGE, signIn: PAGE, worker: PAGE }, ['assets/app-12345678.js']);
  expect(suiteConfig(rules, { shell: 1, authBackend: 2, firestore: 3 })).toEqual({
    hosting: { public: 'site', rewrites: rules.rewrites, headers: rules.headers },
    firestore: { rules: 'firestore.rules' },
    emulators: { hosting: { port: 1 }, auth: { port: 2 }, firestore: { port: 3 }, ui: { enabled: false } },
  });
});
