import axe from 'axe-core';

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finds what is wrong with the page by WCAG 2.0–2.2 A/AA and best practice; for component tests, which show a whole screen. */
export async function violations(): Promise<string[]> {
  const report = await axe.run({ resultTypes: ['violations'], runOnly: { type: 'tag', values: RULES } });
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
}
