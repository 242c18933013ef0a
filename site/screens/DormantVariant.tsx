import type { ComponentProps } from 'react';

/** React does not look into an element whose HTML is given: at hydration its prerendered inside stays. */
const asItStands = { __html: '' };

/** A variant of the home screen as it was prerendered: hydration and every later render leave its inside alone. */
export function DormantVariant(props: Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React that the inside is not its own
    <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  );
}
