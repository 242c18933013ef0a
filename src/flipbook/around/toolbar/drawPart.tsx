import {
  type ComponentPropsWithoutRef,
  createElement,
  type ElementType,
  type ReactElement,
  type SyntheticEvent,
} from 'react';

/** Whether a part can do something now. */
export interface TurnState {
  readonly disabled: boolean;
}

/** What every part takes, and whatever its element does. */
export type PartProps<Tag extends ElementType, State> = Omit<ComponentPropsWithoutRef<Tag>, 'className'> & {
  /** A class, or one for each state. States are attributes, too: `data-disabled`, `data-open`. */
  className?: string | ((state: State) => string | undefined) | undefined;
  /** Draws another element in place of its own. Give it all of `props`. */
  render?: ((props: ComponentPropsWithoutRef<Tag>, state: State) => ReactElement) | undefined;
};

/** A method: its parameters may be narrower, as those of each part's `render` are. */
interface Drawing<State> {
  draw(props: object, state: State): ReactElement;
}

interface Part<State> {
  readonly tag: string;
  readonly state: State;
  /** What the part itself says of its element; what a user hands over goes before it. */
  readonly partProps: Readonly<Record<string, unknown>>;
  /** What a user hands over. */
  readonly props: {
    className?: string | ((state: State) => string | undefined) | undefined;
    render?: Drawing<State>['draw'] | undefined;
  };
}

/** Draws a part: by `render`, or as its own element. */
export function drawPart<State extends object>({ tag, state, partProps, props }: Part<State>): ReactElement {
  const { className, render, ...rest } = props;
  const all = {
    ...partProps,
    ...Object.fromEntries(Object.entries(state).map(([name, is]) => [`data-${name}`, is ? '' : undefined])),
    ...rest,
    ...Object.fromEntries(Object.entries(partProps).flatMap(([name, part]) => chained(name, rest, part))),
    className: typeof className === 'function' ? className(state) : className,
  };
  return render ? render(all, state) : createElement(tag, all);
}

/** A handler of both: the user's comes first, and `preventDefault` in it leaves out the part's. */
function chained(name: string, userValue: object, part: unknown): [string, unknown][] {
  const users: unknown = new Map(Object.entries(userValue)).get(name);
  if (typeof part !== 'function' || typeof users !== 'function') return [];
  const both = (event: SyntheticEvent) => {
    users(event);
    if (!event.defaultPrevented) part(event);
  };
  return [[name, both]];
}
