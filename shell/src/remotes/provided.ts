import * as device from '@bazaar/shared/device';
import * as firestore from '@bazaar/shared/firebase/firestore';
import * as query from '@bazaar/shared/query';
import * as router from '@bazaar/shared/router';
import * as session from '@bazaar/shared/session';
import { later, now } from '@remotes-kit/runtime/federation';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { loadAuth } from '../session/session.ts';

/** Every module that the shell provides to the remotes (shared/tools/build/sharing.ts). The heavy ones load when first needed. */
export const provided = {
  react: now(React.version, React),
  'react/jsx-runtime': now(React.version, jsxRuntime),
  ...(import.meta.env.DEV && { 'react/jsx-dev-runtime': later(React.version, () => import('react/jsx-dev-runtime')) }),
  'react-dom': now(React.version, ReactDOM),
  'react-dom/client': now(React.version, ReactDOMClient),
  '@bazaar/shared/router': now('1.0.0', router),
  '@bazaar/shared/query': now('1.0.0', query),
  '@bazaar/shared/device': now('1.0.0', device),
  '@bazaar/shared/session': now('1.0.0', session),
  '@bazaar/shared/firebase/firestore': now('1.0.0', firestore),
  '@bazaar/shared/firebase/auth': later('1.0.0', loadAuth),
  '@bazaar/shared/player': later('1.0.0', () => import('@bazaar/shared/player')),
  '@bazaar/shared/series': later('1.0.0', () => import('@bazaar/shared/series')),
};
