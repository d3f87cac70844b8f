import type { Answer } from './gate.ts';

/** Faults of a request, for `gate`. */

const FOR_ANY_ORIGIN = { 'access-control-allow-origin': '*' };

export const stopped: Answer = (route) => route.abort('connectionrefused');

export const missing: Answer = (route) => route.fulfill({ status: 404, headers: FOR_ANY_ORIGIN, body: '' });

/** The page of a WiFi network that wants a sign-in, in the place of every answer. */
export const portal: Answer = (route) =>
  route.fulfill({
    headers: { ...FOR_ANY_ORIGIN, 'content-type': 'text/html' },
    body: '<!doctype html><title>Free WiFi</title>',
  });

/** The errors of Firestore. */
const databaseError =
  (code: number, status: string): Answer =>
  (route) =>
    route.fulfill({
      status: code,
      headers: FOR_ANY_ORIGIN,
      json: [{ error: { code, message: status, status } }],
    });

export const failing = databaseError(500, 'INTERNAL');
export const denied = databaseError(403, 'PERMISSION_DENIED');

/** A query without results. */
export const empty: Answer = (route) =>
  route.fulfill({ headers: FOR_ANY_ORIGIN, json: [{ readTime: '2024-01-01T00:00:00.000000Z' }] });

/** An error of the sign-in service, by its code. */
export const authError =
  (message: string): Answer =>
  (route) => {
    const code = message.startsWith('503') ? 503 : 400;
    return route.fulfill({
      status: code,
      headers: FOR_ANY_ORIGIN,
      json: { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    });
  };
