import type { Page } from '@playwright/test';

/** The documents of the seed (shared/tools/seed) that the routes of remotes are opened with, by the parameters of their patterns. */
export const EXAMPLE_IDS: Readonly<Record<string, string>> = {
  categoryId: 'category-001',
  subCategoryId: 'sub-001',
  creatorTopicId: 'topic-001',
  levelTopicId: 'topic-001',
  levelId: 'level-001',
  playlistCreatorId: 'creator-001',
  playlistTopicId: 'playlist-topic-001',
  playlistId: 'playlist-001',
};

/** A path that the pattern of a route matches, optional parameters too. Throws where a parameter has no example. */
export const examplePath = (pattern: string): string =>
  pattern.replace(/:(\w+)\??/g, (_, name: string) => {
    const id = EXAMPLE_IDS[name];
    if (id === undefined)
      throw new Error(
        `${pattern} has no example: add an id of the seed for ${name} to EXAMPLE_IDS in shared/testing/remoteRoutes.ts`,
      );
    return id;
  });

/**
 * The patterns of the routes that a remote's build exposes, asked of the container that the page has loaded. As a text: no tool
 * that compiles this file can change an `import()` that runs in the page.
 */
export const exposedRoutes = (page: Page, entry: string): Promise<string[]> =>
  page.evaluate(
    `import(${JSON.stringify(entry)})
      .then((container) => container.get('./routes'))
      .then((factory) => factory().routes.map(({ path = '' }) => path))`,
  );
