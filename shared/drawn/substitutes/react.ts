/** In the place of React in the build of a drawn screen: every component is drawn once, in its first state, without effects. */
import { jsx, type Component, type Context, type ElementType, type Props } from '../element.ts';

const nothing = (): void => {};

const initialOf = <T>(initial: T | (() => T)): T => (typeof initial === 'function' ? (initial as () => T)() : initial);

export const useState = <T>(initial: T | (() => T)) => [initialOf(initial), nothing] as const;
export const useReducer = <T, A>(_reduce: unknown, initial: A, first?: (initial: A) => T) =>
  [first ? first(initial) : initial, nothing] as const;
export const useRef = <T>(current: T) => ({ current });
export const useMemo = <T>(make: () => T): T => make();
export const useCallback = <T>(callback: T): T => callback;
export const useEffectEvent = useCallback;
export const useEffect = nothing;
export const useLayoutEffect = nothing;
export const startTransition = nothing;
export const useSyncExternalStore = <T>(_subscribe: unknown, read: () => T): T => read();

let ids = 0;
/** Unlike any of React's. */
export const useId = (): string => `first-${(ids += 1)}`;

export const createContext = <T>(current: T): Context<T> => ({ current });
export const useContext = <T>(context: Context<T>): T => context.current;
export const use = useContext;

export const memo = (component: Component): Component => component;

export const createElement = (type: ElementType, props: Props | null, ...children: unknown[]) =>
  jsx(type, children.length > 0 ? { ...props, children } : { ...props });
