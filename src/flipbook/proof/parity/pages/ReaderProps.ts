import type { CSSProperties } from 'react';
import type { Inside } from './insides.tsx';

/** What an address can carry. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What a case tells the app about its book, and what is in it and around it. */
export interface ReaderProps {
  /** Props of the book, beside a size of 300 x 400 and a `flippingTime` of 200. */
  readonly props?: Readonly<Record<string, Json>>;
  /** A prop that is handed on without a value. */
  readonly unsaid?: string;
  /** How many pages there are, named by their numbers. @default 8 */
  readonly count?: number;
  /** The names of the pages, where they are no numbers. */
  readonly names?: readonly string[];
  readonly words?: string;
  /** Which pages are hard, by name. */
  readonly hard?: readonly string[];
  /** What pages hold in place of words, by name. */
  readonly inside?: Readonly<Record<string, Inside>>;
  /** The classes of pages, by name. */
  readonly classes?: Readonly<Record<string, string>>;
  /** What comes after the pages, before one more. */
  readonly odd?: 'null' | 'fragment' | 'no ref';
  readonly css?: string;
  /** Style of the element around the book, and of what lies around that. */
  readonly around?: CSSProperties;
  readonly outside?: CSSProperties;
  readonly dir?: 'rtl';
  readonly isStrict?: boolean;
  readonly effect?: 'arrow keys' | 'destroys in its cleanup' | 'asks';
  /** Whether the app draws anew at each `flip`, with what it reads of the book. */
  readonly follows?: boolean;
  /** What each `flip` calls, one after the other. */
  readonly calls?: readonly (readonly [method: string, ...args: readonly number[]])[];
  /** The handler that throws. */
  readonly fails?: string;
  /** What is otherwise once a button has been clicked, by its text. */
  readonly buttons?: Readonly<Record<string, ReaderProps>>;
}
