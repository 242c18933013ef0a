import { LevelBadge, type LevelBadgeProps } from '../../art/LevelBadge.tsx';
import { OptionalLink } from '../../parts/OptionalLink.tsx';
import { RichBlocks } from '../../parts/RichBlocks.tsx';
import { RichList } from '../../parts/RichList.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import type { Stage } from '../../resume/levels/stages.ts';
import type { HighlightDisplay } from '../mapSizes.ts';
import type { TextSizePx } from '../textSize.ts';
import styles from './MapStop.module.css';

export interface MapStopProps {
  level: LevelBadgeProps['level'];
  /** The level in words, below the badge. */
  label: string;
  /** A job or education entry. Empty lines are omitted. */
  stage: Stage;
  sizePx: TextSizePx;
  /** `undefined`: all, as a plain list. */
  highlights: HighlightDisplay | undefined;
  /** Whether the page has space for large badges. */
  isRoomy: boolean;
}

/** A level on the map: a badge on the road, and a panel with the job and a flag with its dates. */
export function MapStop({ level, label, stage, sizePx, highlights, isRoomy }: MapStopProps) {
  const { lang } = useOwnerTextProps();
  const { title, organization, period, duration, url } = stage;
  return (
    <section
      className={styles.stop}
      data-font-size={sizePx}
      data-highlights={highlights}
      data-roomy={isRoomy || undefined}
    >
      <h3 className={styles.signpost}>
        <LevelBadge className={styles.badge} level={level} />
        <span className={styles.label}>{label}</span>
      </h3>
      <div className={styles.job} data-notched="" dir="auto">
        <div className={styles.head}>
          <div className={styles.names}>
            <h4 lang={lang}>
              <OptionalLink url={organization ? undefined : url}>{title}</OptionalLink>
            </h4>
            {organization && (
              <p>
                <bdi lang={lang}>
                  <OptionalLink url={url}>{organization}</OptionalLink>
                </bdi>
              </p>
            )}
          </div>
          {(period || duration) && (
            <p className={styles.flag} data-ribbon="">
              <span dir="auto">
                <span lang={lang}>{period}</span> {duration && <span className={styles.duration}>({duration})</span>}
              </span>
            </p>
          )}
        </div>
        <RichBlocks text={stage.summary} />
        <RichList data-rich="" texts={stage.highlights} />
      </div>
    </section>
  );
}
