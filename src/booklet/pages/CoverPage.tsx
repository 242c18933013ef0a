import { clsx } from 'clsx';
import { useId } from 'react';
import { CoverArt, CoverPanorama } from '../../art/CoverArt.tsx';
import { InitiallyHiddenContext } from '../../art/DrawingPaths.tsx';
import { OwnerSeal } from '../../art/OwnerSeal.tsx';
import { NameInTitle } from '../../parts/NameInTitle.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { nameInTitle } from '../../resume/owner/playerName.ts';
import { displaySize, pocketLineLength } from '../displaySize.ts';
import { PagePaper } from '../PagePaper.tsx';
import { ScrollArea } from '../ScrollArea.tsx';
import { textLength, textSize } from '../textSize.ts';
import footStyles from './CoverFoot.module.css';
import styles from './CoverPage.module.css';
import titleStyles from './CoverTitle.module.css';
import type { PageProps } from './PageProps.ts';

/** The space beside the seal: the characters per line, and the lines. */
const besideSeal = { lineLength: 51, lines: 2 };

/** A role with more characters is smaller than 20 px. */
const maxLargeRoleLength = 36;

/** The longest word, in characters, that fits beside the seal on the narrowest page. */
const maxWordLength = 17;

const longestWordLength = (text: string) => Math.max(...text.split(/[\s-]/).map((word) => word.length));

export function CoverPage({ view, colors, className, ...rest }: PageProps<'cover'>) {
  const { lang } = useOwnerTextProps();
  const { name, role, tagline, productCode, seal } = view;
  const titleId = useId();
  const title = view.title.replace('{name}', () => nameInTitle(name));
  return (
    <InitiallyHiddenContext.Provider value={false}>
      <PagePaper aria-labelledby={titleId} {...rest} className={clsx(styles.cover, className)}>
        <ScrollArea headingId={titleId} className={styles.page}>
          <h2
            id={titleId}
            className={titleStyles.title}
            data-display={displaySize(title, 560, 134)}
            data-line-length={pocketLineLength(title)}
          >
            <NameInTitle title={view.title} name={name} />
          </h2>
          <div className={footStyles.foot}>
            {role && (
              <p
                className={footStyles.role}
                data-font-size={
                  textLength(role) <= maxLargeRoleLength
                    ? 20
                    : textSize(textLength(role) / besideSeal.lineLength, besideSeal.lines)
                }
                data-word={longestWordLength(role) > maxWordLength ? 'long' : undefined}
              >
                <bdi lang={lang}>{role}</bdi>
              </p>
            )}
          </div>
          <div className={styles.picture}>
            <CoverArt className={styles.art} colors={colors} preserveAspectRatio="xMidYMid slice" />
            <InitiallyHiddenContext.Provider value={true}>
              <CoverPanorama className={styles.panorama} colors={colors} />
            </InitiallyHiddenContext.Provider>
          </div>
          <div className={styles.top} data-length={tagline.length + productCode.length > 34 ? 'long' : undefined}>
            <p dir="auto">{tagline}</p>
            <p className={styles.code} dir="auto">
              {productCode}
            </p>
          </div>
          <div className={footStyles.seal}>
            <OwnerSeal className={footStyles.sealPicture} initials={view.initials} />
            <p className={footStyles.sealWords} dir="auto">
              {seal}
            </p>
          </div>
        </ScrollArea>
      </PagePaper>
    </InitiallyHiddenContext.Provider>
  );
}
