import type { ComponentProps } from 'react';
import styles from './Home.module.css';
import { useHomeVariant } from './useHomeVariant.ts';
import type { WindowKind } from './windows.ts';

/**
 * The home screen: the console in windows narrower than 650 px, otherwise the intro. Both are
 * prerendered and the style sheet shows one, so that nothing flashes. Only the visible one loads
 * its script.
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
  /** The media query of its windows. */
  kind: WindowKind;
}

/** React ignores children of an element with inner HTML, so it keeps the prerendered content. */
const prerenderedContent = { __html: '' };

/** A variant of the home screen: prerendered HTML until its kind of window appears. */
function HomeVariant({ kind, ...rest }: HomeVariantProps) {
  const Variant = useHomeVariant(kind);
  if (!Variant) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is set; React keeps the content
    return <div {...rest} key="dormant" suppressHydrationWarning dangerouslySetInnerHTML={prerenderedContent} />;
  }
  return (
    <div {...rest} key="hydrated">
      <Variant />
    </div>
  );
}
