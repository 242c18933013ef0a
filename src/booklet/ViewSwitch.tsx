import { useState } from 'react';
import { type ManualView, manualViews } from '../visit/Visit.ts';
import { type BookletMessages, bookletMessages } from './bookletMessages.ts';
import styles from './ViewSwitch.module.css';

export interface ViewSwitchProps {
  view: ManualView;
  onView: (view: ManualView) => void;
  messages?: BookletMessages['view'] | undefined;
}

/** Two toggle buttons: the manual as a book or as text. A switch is announced. */
export function ViewSwitch({ view, onView, messages }: ViewSwitchProps) {
  const text = { ...bookletMessages.view, ...messages };
  const [announcement, announce] = useState('');
  return (
    <div role="group" aria-label={text.name} className={styles.switch}>
      {manualViews.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.view}
          data-skin="label"
          data-view={option}
          aria-pressed={option === view}
          onClick={() => {
            if (option === view) return;
            onView(option);
            announce(`${text.name}: ${text[option]}`);
          }}
        >
          {text[option]}
        </button>
      ))}
      <span data-visually-hidden="" role="status">
        {announcement}
      </span>
    </div>
  );
}
