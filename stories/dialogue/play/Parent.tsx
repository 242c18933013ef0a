import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Typewriter, type TypewriterProps } from '../../../src/index.ts';

let write: (to: Partial<TypewriterProps> | 'gone') => void = () => {};

/** Changes what the parent hands to its typewriter, or takes it away, at once. */
export function change(to: Partial<TypewriterProps> | 'gone'): void {
  flushSync(() => write(to));
}

/** A typewriter whose parent can {@link change} its mind. */
export function Parent({ isStrict = false, ...props }: TypewriterProps & { isStrict?: boolean }) {
  const [more, setMore] = useState<Partial<TypewriterProps> | 'gone'>({});
  write = setMore;
  if (more === 'gone') return null;
  const typewriter = <Typewriter {...props} {...more} />;
  return isStrict ? <StrictMode>{typewriter}</StrictMode> : typewriter;
}
