import { type ManualView, manualViews } from '../visit/Visit.ts';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import styles from './ViewSwitch.module.css';

export interface ViewSwitchProps {
  /** The view of the button that is drawn pressed. */
  view: ManualView;
  /** Called with the other view when its button is pressed. */
  onView: (view: ManualView) => void;
  /** Overrides some of the messages. */
  messages?: BookletMessages['view'] | undefined;
}

/** Two toggle buttons: the manual as a book or as a text. */
export function ViewSwitch({ view, onView, messages }: ViewSwitchProps) {
  const text = { ...bookletMessages.view, ...messages };
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
