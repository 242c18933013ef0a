import { type ManualView, manualViews } from '../visit/Visit.ts';
import { type BookletWords, bookletWords } from './bookletWords.ts';
import styles from './ViewSwitch.module.css';

export interface ViewSwitchProps {
  view: ManualView;
  onView: (view: ManualView) => void;
  /** Replaces some of the fixed words. */
  words?: BookletWords['view'] | undefined;
}

/** Two buttons, one of which is pressed: the manual as a book, or as a text. */
export function ViewSwitch({ view, onView, words }: ViewSwitchProps) {
  const text = { ...bookletWords.view, ...words };
  return (
    <div role="group" aria-label={text.name} className={styles.switch}>
      {manualViews.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.view}
          data-skin="label"
          data-view={one}
          aria-pressed={one === view}
          onClick={() => {
            if (one !== view) onView(one);
          }}
        >
          {text[one]}
        </button>
      ))}
    </div>
  );
}
