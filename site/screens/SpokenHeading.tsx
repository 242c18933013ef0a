import type { ComponentProps } from 'react';

/** A visually hidden heading, for screens that show their name in another way. */
export function SpokenHeading(props: ComponentProps<'h1'>) {
  return <h1 dir="auto" data-heard="" {...props} />;
}
