import { LOCAL_CONFIG } from '../../../contracts/config.ts';
import { readSite, type SiteFile } from '../../compose/siteFile.ts';

/** The environment variable with the owner's access token. It is sent to Google's two hosts, and never printed. */
export const TOKEN_VARIABLE = 'FIRESTORE_TOKEN';

/** The project that is examined, and the hosts of its site. */
export interface Target {
  project: string;
  /** Origin of the Firestore. */
  firestore: string;
  token: string;
  /** No trailing slash. */
  images: string;
  streams: string;
  /** Absent: nothing is deployed that could be examined. */
  deployed?: {
    site: SiteFile;
    /** Origin of Google's service of rules. */
    rules: string;
  };
}

interface Given {
  /** The site's file. */
  site?: string;
  /** host:port of the Firestore of `npm start`. */
  local?: string;
  token?: string;
}

/** The target that a command line names. Throws, in words for a terminal, where it names none. */
export function targetOf({ site, local, token }: Given): Target {
  if (!site && !local)
    throw new Error('Which project? `npm run doctor -- --site your-site.json`, or --local <host:port>');
  const file = site ? readSite(site) : undefined;
  const { images, streams, firebase } = file?.config ?? LOCAL_CONFIG;
  // The backend of `npm start` has one project, and takes this word for the owner of its data.
  if (local)
    return {
      project: LOCAL_CONFIG.firebase.projectId,
      firestore: `http://${local}`,
      token: 'owner',
      images,
      streams,
    };
  if (!token)
    throw new Error(
      `${TOKEN_VARIABLE} is empty: ${TOKEN_VARIABLE}=$(gcloud auth print-access-token) npm run doctor -- --site ${site}`,
    );
  return {
    project: firebase.projectId,
    firestore: 'https://firestore.googleapis.com',
    token,
    images,
    streams,
    deployed: { site: file!, rules: 'https://firebaserules.googleapis.com' },
  };
}
