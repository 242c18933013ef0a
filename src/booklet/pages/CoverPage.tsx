import { clsx } from 'clsx';
import { useId } from 'react';
import { CoverArt } from '../../art/CoverArt.tsx';
import { InitiallyHiddenContext } from '../../art/DrawingPaths.tsx';
import { OwnerSeal } from '../../art/OwnerSeal.tsx';
import { NameInTitle } from '../../parts/NameInTitle.tsx';
import { displaySize } from '../../resume/manual/displaySize.ts';
import { initials } from '../../resume/manual/initials.ts';
import { coverRoleArea, coverTitleArea } from '../../resume/manual/pageAreas.ts';
import { fitParagraphs } from '../../resume/manual/paragraphFits.ts';
import { type ManualMessages, manualMessages } from '../../resume/messages/manualMessages.ts';
import { keyFacts } from '../../resume/owner/keyFacts.ts';
import { nameWithoutTitles } from '../../resume/owner/playerName.ts';
import { ScrollArea } from '../ScrollArea.tsx';
import { Sheet } from '../Sheet.tsx';
import styles from './CoverPage.module.css';
import titleStyles from './CoverTitle.module.css';
import type { PageProps } from './PageProps.ts';

/** The width of a title line on the narrowest page, in pixels. */
const narrowTitlePx = 240;

export function CoverPage({ content, messages, className, ...rest }: PageProps<ManualMessages['cover']>) {
  const text = { ...manualMessages.cover, ...messages };
  const { name, role } = keyFacts(content);
  const { character, manual } = content.game;
  const titleId = useId();
  const title = text.title.replace('{name}', () => nameWithoutTitles(name));
  return (
    <InitiallyHiddenContext.Provider value={false}>
      <Sheet aria-labelledby={titleId} {...rest} className={clsx(styles.cover, className)}>
        <ScrollArea headingId={titleId} className={styles.page}>
          <h2
            id={titleId}
            className={titleStyles.title}
            data-display={displaySize(title, coverTitleArea.widthPx, coverTitleArea.heightPx)}
            data-narrow={displaySize(title, narrowTitlePx, Number.POSITIVE_INFINITY)}
          >
            <NameInTitle title={text.title} name={name} />
          </h2>
          <div className={styles.foot}>
            {role && (
              <p className={styles.role} data-text={fitParagraphs([role], coverRoleArea).sizePx}>
                <bdi>{role}</bdi>
              </p>
            )}
          </div>
          <div className={styles.picture}>
            <CoverArt className={styles.art} colours={character} preserveAspectRatio="xMidYMid slice" />
          </div>
          <div
            className={styles.top}
            data-length={manual.tagline.length + manual.productCode.length > 34 ? 'long' : undefined}
          >
            <p dir="auto">{manual.tagline}</p>
            <p className={styles.code} dir="auto">
              {manual.productCode}
            </p>
          </div>
          <div className={styles.seal}>
            <OwnerSeal className={styles.sealPicture} initials={initials(name)} />
            <p className={styles.sealWords} dir="auto">
              {manual.seal}
            </p>
          </div>
        </ScrollArea>
      </Sheet>
    </InitiallyHiddenContext.Provider>
  );
}
