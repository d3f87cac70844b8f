/** The element that JSX makes in the build of a drawn screen, in the place of React's. */
export interface DrawnElement {
  type: ElementType;
  props: Props;
}

export type Props = Readonly<Record<string, unknown>>;

export type Component = (props: Props) => unknown;

/** The name of an element of the document, a component, or a context that gets a value. */
export type ElementType = string | Component | Context<unknown>;

/** A value for all that is drawn inside its provider, which is the context itself. */
export interface Context<T> {
  /** The value of the innermost provider, else the default. */
  current: T;
}

export const Fragment: Component = ({ children }) => children;

export const jsx = (type: ElementType, props: Props): DrawnElement => ({ type, props });
