import type { ComponentProps } from 'react';
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

/** React does not look into an element whose HTML is given: at hydration and every later render its prerendered inside stays. */
const asItStands = { __html: '' };

/**
 * A variant of the home screen. Until its kind of window is there it is dormant: prerendered HTML whose script is not loaded.
 */
function HomeVariant({ kind, ...rest }: HomeVariantProps) {
  const Variant = useHomeVariant(kind);
  if (!Variant) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React that the inside is not its own
    return <div {...rest} key="dormant" suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />;
  }
  return (
    <div {...rest} key="hydrated">
      <Variant />
    </div>
  );
}
