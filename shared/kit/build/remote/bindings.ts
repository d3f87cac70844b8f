/** The module that @module-federation/vite 1.23.0 puts in the place of a module that the shell provides, named after it. */
const BINDING = /__loadShare__(.+?)__loadShare__/;
const LETTERS: readonly (readonly [written: string, letter: string])[] = [
  ['_mf_0_', '@'],
  ['_mf_1_', '/'],
  ['_mf_2_', '-'],
  ['_mf_3_', '.'],
];

/** The provided module that a module of the bundle stands for, by its id; undefined for any other. */
export function boundModule(id: string): string | undefined {
  const [, written] = BINDING.exec(id) ?? [];
  return written && LETTERS.reduce((name, pair) => name.replaceAll(...pair), written);
}
