import { CharacterSprite } from '../../art/CharacterSprite.tsx';
import { ruledLines } from '../../resume/manual/pageAreas.ts';
import { type ManualMessages, manualMessages } from '../../resume/messages/manualMessages.ts';
import { PageFrame } from '../PageFrame.tsx';
import styles from './NotesPage.module.css';
import type { InteriorPageProps } from './PageProps.ts';

const lines = Array.from({ length: ruledLines }, (_, index) => index);

/** Ruled lines, with the mascot in the corner. The lines end before it. */
export function NotesPage({ content, messages, ...rest }: InteriorPageProps<ManualMessages['notes']>) {
  const text = { ...manualMessages.notes, ...messages };
  return (
    <PageFrame {...rest} heading={text.heading}>
      <div className={styles.lines} role="img" aria-label={text.picture.replace('{count}', String(ruledLines))}>
        <CharacterSprite className={styles.mascot} view="portrait" colours={content.game.character} />
        {lines.map((line) => (
          <div key={line} className={styles.line} />
        ))}
      </div>
    </PageFrame>
  );
}
