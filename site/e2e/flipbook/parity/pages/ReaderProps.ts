import type { CSSProperties } from 'react';
import type { Inside } from './insides.tsx';

/** Values that fit into an address. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The case's options for the app: its flipbook, its pages, and their surroundings. */
export interface ReaderProps {
  /** Props of the flipbook, besides a size of 300 x 400 and a `flippingTime` of 200. */
  readonly props?: Readonly<Record<string, Json>>;
  /** A prop that is passed as undefined. */
  readonly undefinedProp?: string;
  /** The number of pages, named by their numbers. @default 8 */
  readonly count?: number;
  /** The names of the pages, if they are no numbers. */
  readonly names?: readonly string[];
  readonly words?: string;
  /** The hard pages, by name. */
  readonly hard?: readonly string[];
  /** Content in place of text, by page name. */
  readonly inside?: Readonly<Record<string, Inside>>;
  /** The classes of pages, by name. */
  readonly classes?: Readonly<Record<string, string>>;
  /** An unusual child after the pages, before one more page. */
  readonly odd?: 'null' | 'fragment' | 'no ref';
  readonly css?: string;
  /** Styles of the flipbook's container and of its parent. */
  readonly around?: CSSProperties;
  readonly outside?: CSSProperties;
  readonly dir?: 'rtl';
  readonly isStrict?: boolean;
  readonly effect?: 'arrow keys' | 'destroys in its cleanup' | 'asks';
  /** Whether the app renders again at each `flip`, with values it reads from the flipbook. */
  readonly follows?: boolean;
  /** Methods called in sequence by each `flip`. */
  readonly calls?: readonly (readonly [method: string, ...args: readonly number[]])[];
  /** The handler that throws. */
  readonly fails?: string;
  /** Changes after a click on a button, by its label. */
  readonly buttons?: Readonly<Record<string, ReaderProps>>;
}
