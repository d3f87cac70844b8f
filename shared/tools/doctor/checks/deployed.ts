import { readFileSync } from 'node:fs';
import { asList, asObject, asText } from '../../backend/json.ts';
import type { Index } from '../../backend/firestore/indexes.ts';
import type { Finding } from '../finding.ts';
import { requestJson } from '../reading/request.ts';
import type { Target } from '../reading/target.ts';

const FIREBASE = new URL('../../../firebase/', import.meta.url);
const repositoryFile = (name: string) => readFileSync(new URL(name, FIREBASE), 'utf8');

/** Compares the indexes and rules of the project with those of the repository. Throws RefusedError. */
export async function checkDeployed(target: Target, rulesHost: string): Promise<Finding[]> {
  const { indexes } = JSON.parse(repositoryFile('firestore.indexes.json')) as { indexes: readonly Index[] };
  const ready = new Set((await deployedIndexes(target)).filter(({ isReady }) => isReady).map(({ text }) => text));
  const missing = indexes.map(textOf).filter((text) => !ready.has(text));
  return [
    ...missing.map((at): Finding => ({ check: 'indexMissing', at })),
    ...((await deployedRules(target, rulesHost)) === repositoryFile('firestore.rules').trim()
      ? []
      : [{ check: 'rulesOther', at: 'firestore.rules' } satisfies Finding]),
  ];
}

/** `levels-new: creatorTopicId, createdAt` */
const textOf = ({ collectionGroup, fields }: Index): string =>
  `${collectionGroup}: ${fields.map(({ fieldPath, order }) => (order === 'DESCENDING' ? `${fieldPath} descending` : fieldPath)).join(', ')}`;

async function deployedIndexes({ firestore, project, token }: Target): Promise<{ text: string; isReady: boolean }[]> {
  const url = `${firestore}/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes?pageSize=300`;
  const { indexes } = asObject(await requestJson(url, token));
  return asList(indexes).map((json) => {
    const { name, fields, state, queryScope } = asObject(json);
    const [, collectionGroup = ''] = /\/collectionGroups\/([^/]+)\//.exec(asText(name)) ?? [];
    const named = asList(fields).map(asObject).filter(({ fieldPath }) => fieldPath !== '__name__'); // prettier-ignore
    const index = { collectionGroup, fields: named as unknown as Index['fields'] };
    return { text: textOf(index), isReady: state === 'READY' && queryScope === 'COLLECTION' };
  });
}

/** The text of the rules that are in force. */
async function deployedRules({ project, token }: Target, host: string): Promise<string> {
  const release = asObject(await requestJson(`${host}/v1/projects/${project}/releases/cloud.firestore`, token));
  const ruleset = asObject(await requestJson(`${host}/v1/${asText(release.rulesetName)}`, token));
  const [file] = asList(asObject(ruleset.source).files);
  return asText(asObject(file).content).trim();
}
