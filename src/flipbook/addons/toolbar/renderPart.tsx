import {
  type ComponentPropsWithoutRef,
  createElement,
  type ElementType,
  type ReactElement,
  type SyntheticEvent,
} from 'react';

/** The state of a toolbar part, which is disabled while it has no effect. */
export interface TurnState {
  readonly disabled: boolean;
}

/** The props of every part, and those of its element. */
export type PartProps<Tag extends ElementType, State> = Omit<ComponentPropsWithoutRef<Tag>, 'className'> & {
  /** A class, or a function of the state. The state is also in attributes, such as `data-disabled`. */
  className?: string | ((state: State) => string | undefined) | undefined;
  /** Renders another element instead. Spread all of `props` on it. */
  render?: ((props: ComponentPropsWithoutRef<Tag>, state: State) => ReactElement) | undefined;
};

/**
 * Declared as a method, because TypeScript compares the parameters of methods loosely: each part's
 * `render` may take narrower props.
 */
interface RenderMethod<State> {
  draw(props: object, state: State): ReactElement;
}

interface Part<State> {
  readonly tag: string;
  readonly state: State;
  /** The part's own props. The user's props override them. */
  readonly partProps: Readonly<Record<string, unknown>>;
  readonly props: {
    className?: string | ((state: State) => string | undefined) | undefined;
    render?: RenderMethod<State>['draw'] | undefined;
  };
}

export function renderPart<State extends object>({ tag, state, partProps, props }: Part<State>): ReactElement {
  const { className, render, ...rest } = props;
  const elementProps = {
    ...partProps,
    ...Object.fromEntries(
      Object.entries(state).map(([name, value]) => [`data-${name}`, value === true ? '' : value || undefined]),
    ),
    ...rest,
    ...Object.fromEntries(Object.entries(partProps).flatMap(([name, prop]) => chainHandlers(name, rest, prop))),
    className: typeof className === 'function' ? className(state) : className,
  };
  return render ? render(elementProps, state) : createElement(tag, elementProps);
}

/** Combines both handlers: the user's runs first, and `preventDefault` in it skips the part's. */
function chainHandlers(name: string, userProps: object, partHandler: unknown): [string, unknown][] {
  const userHandler: unknown = new Map(Object.entries(userProps)).get(name);
  if (typeof partHandler !== 'function' || typeof userHandler !== 'function') return [];
  const handleBoth = (event: SyntheticEvent) => {
    userHandler(event);
    if (!event.defaultPrevented) partHandler(event);
  };
  return [[name, handleBoth]];
}
