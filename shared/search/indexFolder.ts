/** Where the files of the index lie on the site; not `/search`, which is a page. */
export const INDEX_FOLDER = 'search-index';
