import { useState } from 'react';
import { type ManualView, manualViews } from '../visit/Visit.ts';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import styles from './ViewSwitch.module.css';

export interface ViewSwitchProps {
  view: ManualView;
  onView: (view: ManualView) => void;
  messages?: BookletMessages['view'] | undefined;
}

/** Two toggle buttons: the manual as a book or as a text. A switch is announced. */
export function ViewSwitch({ view, onView, messages }: ViewSwitchProps) {
  const text = { ...bookletMessages.view, ...messages };
  const [announcement, announce] = useState('');
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
            if (one === view) return;
            onView(one);
            announce(`${text.name}: ${text[one]}`);
          }}
        >
          {text[one]}
        </button>
      ))}
      <span data-visually-hidden="" role="status">
        {announcement}
      </span>
    </div>
  );
}
