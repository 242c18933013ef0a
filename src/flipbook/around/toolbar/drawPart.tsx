import {
  type ComponentPropsWithoutRef,
  createElement,
  type ElementType,
  type ReactElement,
  type SyntheticEvent,
} from 'react';

/** Whether a part has an effect now. */
export interface TurnState {
  readonly disabled: boolean;
}

/** The props of every part, and those of its element. */
export type PartProps<Tag extends ElementType, State> = Omit<ComponentPropsWithoutRef<Tag>, 'className'> & {
  /** A class, or a function of the state. State attributes: `data-disabled`, `data-open`. */
  className?: string | ((state: State) => string | undefined) | undefined;
  /** Renders another element instead. Spread all of `props` on it. */
  render?: ((props: ComponentPropsWithoutRef<Tag>, state: State) => ReactElement) | undefined;
};

/** A method, so that the parameters of each part's `render` may be narrower. */
interface Drawing<State> {
  draw(props: object, state: State): ReactElement;
}

interface Part<State> {
  readonly tag: string;
  readonly state: State;
  /** The part's own props. The user's props override them. */
  readonly partProps: Readonly<Record<string, unknown>>;
  readonly props: {
    className?: string | ((state: State) => string | undefined) | undefined;
    render?: Drawing<State>['draw'] | undefined;
  };
}

export function drawPart<State extends object>({ tag, state, partProps, props }: Part<State>): ReactElement {
  const { className, render, ...rest } = props;
  const all = {
    ...partProps,
    ...Object.fromEntries(
      Object.entries(state).map(([name, is]) => [`data-${name}`, is === true ? '' : is || undefined]),
    ),
    ...rest,
    ...Object.fromEntries(Object.entries(partProps).flatMap(([name, part]) => chained(name, rest, part))),
    className: typeof className === 'function' ? className(state) : className,
  };
  return render ? render(all, state) : createElement(tag, all);
}

/** Combines both handlers: the user's runs first, and `preventDefault` in it skips the part's. */
function chained(name: string, userValue: object, part: unknown): [string, unknown][] {
  const users: unknown = new Map(Object.entries(userValue)).get(name);
  if (typeof part !== 'function' || typeof users !== 'function') return [];
  const both = (event: SyntheticEvent) => {
    users(event);
    if (!event.defaultPrevented) part(event);
  };
  return [[name, both]];
}
