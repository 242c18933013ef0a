import type { ComponentProps } from 'react';
import { SleepingHalf } from './SleepingHalf.tsx';
import { useHalf } from './useHalf.ts';
import type { WindowKind } from './windows.ts';

/** What {@link HomeHalf} takes, and whatever a `<div>` does. */
export interface HomeHalfProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The windows it is for. */
  kind: WindowKind;
}

/**
 * A half of the home screen. The one that is not shown stays the plain HTML that the build has drawn: nobody loads its
 * script, and it costs nothing, until the window becomes one of its kind.
 */
export function HomeHalf({ kind, ...rest }: HomeHalfProps) {
  const Half = useHalf(kind);
  if (Half) {
    return (
      <div {...rest} key="awake">
        <Half />
      </div>
    );
  }
  return <SleepingHalf {...rest} key="asleep" />;
}
