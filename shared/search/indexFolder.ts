/** Where the files of the index lie on the site; not `/search`, which is a page. */
export const INDEX_FOLDER = 'search-index';
/** Requested every time. */
export const MANIFEST_URL = `/${INDEX_FOLDER}/index.json`;
/** What lies here never changes under its name. */
export const PARTS_FOLDER = `/${INDEX_FOLDER}/assets/`;
