import type { ComponentProps } from 'react';
import { DormantVariant } from './DormantVariant.tsx';
import styles from './Home.module.css';
import { useHomeVariant } from './useHomeVariant.ts';
import type { WindowKind } from './windows.ts';

/**
 * The home screen: the console in a window narrower than 650 px, else the intro. Both are prerendered and the style sheet shows
 * one, so that nothing flashes and the choice follows the window; only the one that is shown has a script.
 */
export function Home() {
  return (
    <>
      <HomeVariant kind="narrow" className={styles.narrow} />
      <HomeVariant kind="wide" className={styles.wide} />
    </>
  );
}

interface HomeVariantProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The windows it is for. */
  kind: WindowKind;
}

/**
 * A variant of the home screen. Until its kind of window is there it is dormant: prerendered HTML whose script is not loaded.
 */
function HomeVariant({ kind, ...rest }: HomeVariantProps) {
  const Variant = useHomeVariant(kind);
  if (!Variant) return <DormantVariant {...rest} key="dormant" />;
  return (
    <div {...rest} key="hydrated">
      <Variant />
    </div>
  );
}
