import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js';
import { expect, test } from 'vitest';
import { captionsLoader } from './captionsLoader.ts';

type Callbacks = LoaderCallbacks<LoaderContext>;
const STATS = {} as LoaderStats;

/** Loads a part of the film over a network that does this; returns what the library is told. */
function load(respond: (callbacks: Callbacks, context: LoaderContext) => void, frag: object, Loader = loaderOf()) {
  const told: unknown[] = [];
  const context = { url: 'https://streams.example/a', responseType: 'arraybuffer', frag } as unknown as LoaderContext;
  const loader = new Loader({ respond } as unknown as HlsConfig);
  loader.load(context, {} as LoaderConfiguration, {
    onSuccess: ({ data }) => told.push(new TextDecoder().decode(data as ArrayBuffer)),
    onError: ({ code }) => told.push(code),
    onTimeout: () => told.push('late'),
  });
  return told;
}

type Responding = { respond(callbacks: Callbacks, context: LoaderContext): void };

class Network {
  readonly #config: Responding;
  constructor(config: HlsConfig) {
    this.#config = config as unknown as Responding;
  }
  load(context: LoaderContext, _: LoaderConfiguration, callbacks: Callbacks) {
    this.#config.respond(callbacks, context);
  }
}
const loaderOf = () => captionsLoader(Network as unknown as HlsConfig['loader']);

const comes = (text: string) => (callbacks: Callbacks, context: LoaderContext) =>
  callbacks.onSuccess(
    { url: context.url, data: new TextEncoder().encode(text).buffer, code: 200 },
    STATS,
    context,
    null,
  );
const fails = (code: number) => (callbacks: Callbacks, context: LoaderContext) =>
  callbacks.onError({ code, text: '' }, context, null, STATS);
const isLate = (callbacks: Callbacks, context: LoaderContext) => callbacks.onTimeout(STATS, context, null);

const NONE = 'WEBVTT\n\n';
const captions = () => ({ type: 'subtitle' });

test.each([
  ['whole', comes('WEBVTT\n\nx'), 'WEBVTT\n\nx'],
  ['whole, after a byte order mark', comes('\uFEFFWEBVTT\n\nx'), 'WEBVTT\n\nx'],
  ['empty', comes(''), NONE],
  ['a page', comes('<!doctype html>'), NONE],
  ['missing', fails(404), NONE],
  ['one that the server fails at', fails(500), NONE],
  ['one that the broken line does not bring', fails(0), 0],
])('captions: %s', (_, respond, told) => expect(load(respond, captions())).toEqual([told]));

test('captions that are late: are requested once more, then they are none', () => {
  const [frag, Loader] = [captions(), loaderOf()];
  expect([load(isLate, frag, Loader), load(isLate, frag, Loader)]).toEqual([['late'], [NONE]]);
});

test('captions whose head is a file of its own: come as they are, or are none where they are empty', () => {
  const frag = { type: 'subtitle', initSegment: {} };
  expect([load(comes('x'), frag), load(comes(''), frag)]).toEqual([['x'], [NONE]]);
});

test.each([
  ['empty', comes(''), ''],
  ['missing', fails(404), 404],
  ['late', isLate, 'late'],
])('a part of the picture that is %s: is left to the library', (_, respond, told) =>
  expect(load(respond, { type: 'main' })).toEqual([told]),
);
