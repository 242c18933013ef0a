import type { ComponentProps } from 'react';

/** An element whose HTML is given is none that React looks into: when it takes the page over, what is there stays. */
const asItStands = { __html: '' };

/** A half of the home screen as the build has drawn it: hydration and every later render leave its inside alone. */
export function SleepingHalf(props: Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React that the inside is not its own
    <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  );
}
