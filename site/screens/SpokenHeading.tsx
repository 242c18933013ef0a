import type { ComponentProps } from 'react';

/** A screen's heading where the screen shows in another way what it is: there for those who hear the page. */
export function SpokenHeading(props: ComponentProps<'h1'>) {
  return <h1 dir="auto" data-heard="" {...props} />;
}
