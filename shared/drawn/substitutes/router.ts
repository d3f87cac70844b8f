/** In the place of the router in the build of a drawn screen: links are real links, and nothing navigates. */
import { jsx, type Props } from '../element.ts';

let params: Readonly<Record<string, string>> = {};

/** Sets what `useParams` returns from now on. */
export const setParams = (given: Readonly<Record<string, string>>): void => {
  params = given;
};

export const useParams = () => params;
export const useSearchParams = () => [new URLSearchParams(location.search)] as const;
export const useNavigate = () => () => {};
/** The router's own: a page that is loaded is an entry that was returned to. */
export const useNavigationType = () => 'POP';

/** The address, with the key and the state that the router has stored in the history's entry, for a page that is loaded again. */
export function useLocation() {
  const { pathname, search, hash } = location;
  const { key = 'default', usr = null } = (history.state ?? {}) as { key?: string; usr?: unknown };
  return { pathname, search, hash, key, state: usr };
}

export function Link({ to, state: _state, replace: _replace, ...rest }: Props) {
  return jsx('a', { ...rest, href: typeof to === 'string' ? to : hrefOf(to as Partial<Location>) });
}

const hrefOf = ({ pathname = location.pathname, search = '', hash = '' }: Partial<Location>) =>
  `${pathname}${search}${hash}`;

/** Another page is shown instead: nothing of this one is drawn. */
export function Navigate(): never {
  throw new Error('this page leads to another');
}
