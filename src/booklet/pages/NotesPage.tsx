import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { ruledLines } from '../../resume/manual/pageMetrics.ts';
import { PageFrame } from '../PageFrame.tsx';
import styles from './NotesPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

const lines = Array.from({ length: ruledLines }, (_, index) => index);

/** Ruled lines, with the mascot in the corner. The lines stop short of the mascot. */
export function NotesPage({ view, colors, ...rest }: InteriorPageProps<'notes'>) {
  return (
    <PageFrame {...rest} heading={view.heading}>
      <div className={styles.lines} role="img" aria-label={view.pictureLabel}>
        <CharacterSprite className={styles.mascot} view="portrait" colors={colors} />
        {lines.map((line) => (
          <div key={line} className={styles.line} />
        ))}
      </div>
    </PageFrame>
  );
}
