/** The page that says that a file is missing. */
export const MISSING = '404.html';
