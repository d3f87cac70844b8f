/** In the place of react/jsx-runtime in the build of a drawn screen. Keys tell nothing to what is drawn once. */
export { Fragment, jsx, jsx as jsxs } from '../element.ts';
