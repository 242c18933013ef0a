import type { ComponentProps } from 'react';
import { DormantVariant } from './DormantVariant.tsx';
import { useHomeVariant } from './useHomeVariant.ts';
import type { WindowKind } from './windows.ts';

export interface HomeVariantProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The windows it is for. */
  kind: WindowKind;
}

/**
 * A variant of the home screen. Until its kind of window is there it is dormant: prerendered HTML whose script is not loaded.
 */
export function HomeVariant({ kind, ...rest }: HomeVariantProps) {
  const Variant = useHomeVariant(kind);
  if (!Variant) return <DormantVariant {...rest} key="dormant" />;
  return (
    <div {...rest} key="hydrated">
      <Variant />
    </div>
  );
}
