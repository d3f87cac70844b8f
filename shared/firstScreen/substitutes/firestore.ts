/** In the place of Firestore in the build of a first screen, which only has what the document has read. */
const refuse = () => Promise.reject(new Error('a first screen reads nothing itself'));

export { refuse as readDocument, refuse as readPage };
