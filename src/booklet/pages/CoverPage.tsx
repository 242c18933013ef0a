import { useId } from 'react';
import { keyFacts } from '../../content/keyFacts.ts';
import { NamedTitle } from '../NamedTitle.tsx';
import { Sheet } from '../Sheet.tsx';
import styles from './CoverPage.module.css';
import type { PageProps } from './PageProps.ts';

const fixedWords = {
  /** `{name}` is the owner's name. */
  title: "{name}'s Quest to Find a Job",
};

/** The fixed words of {@link CoverPage}. */
export type CoverWords = typeof fixedWords;

/** The front cover: the game's title, what its hero does for a living, the seal and the product's code. */
export function CoverPage({ content, words, className, ...rest }: PageProps<CoverWords>) {
  const text = { ...fixedWords, ...words };
  const { name, role } = keyFacts(content);
  const { tagline, seal, productCode } = content.game.manual;
  const titleId = useId();
  return (
    <Sheet aria-labelledby={titleId} {...rest} className={[styles.cover, className].filter(Boolean).join(' ')}>
      <div className={styles.inside}>
        <p className={styles.tagline} dir="auto">
          {tagline}
        </p>
        <div className={styles.middle}>
          <h2 id={titleId} className={styles.title}>
            <NamedTitle title={text.title} name={name} />
          </h2>
          {role && (
            <p className={styles.role} dir="auto">
              {role}
            </p>
          )}
        </div>
        <div className={styles.foot}>
          <p className={styles.seal} dir="auto">
            {seal}
          </p>
          <p className={styles.code} dir="auto">
            {productCode}
          </p>
        </div>
      </div>
    </Sheet>
  );
}
