/**
 * For builds of the catalogue that have a route for `/search`, which the shell's own comes before. It goes once no such build is
 * live (docs/decisions/039).
 */
export const providedScreen = (): object => ({});
