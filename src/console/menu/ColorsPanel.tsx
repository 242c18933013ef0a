import { useId } from 'react';
import { type Shell, shells } from '../../content/shells.ts';
import { useCanVibrate } from '../feedback/useCanVibrate.ts';
import styles from './ColorsPanel.module.css';
import { menuItem } from './menuCursor.ts';
import type { StartMenuWords } from './startMenuWords.ts';
import { type SwitchName, switchNames } from './switchNames.ts';

/** What {@link ColorsPanel} takes. */
export interface ColorsPanelProps {
  shell: Shell;
  switches: Readonly<Record<SwitchName, boolean>>;
  onShellChosen: (shell: Shell) => void;
  onSwitched: (name: SwitchName, on: boolean) => void;
  text: StartMenuWords;
}

/**
 * The six colours and the switches; the one for haptics only where the browser can. Up and down move through all of them without choosing, as in a toolbar: whoever
 * is on the way to the last switch does not want to see the console in every colour.
 */
export function ColorsPanel({ shell, switches, onShellChosen, onSwitched, text }: ColorsPanelProps) {
  const optionsId = useId();
  const canVibrate = useCanVibrate();
  const offered = switchNames.filter((name) => name !== 'haptics' || canVibrate);
  return (
    <>
      <div role="radiogroup" aria-label={text.colors} className={styles.swatches}>
        {shells.map((name) => (
          <button
            {...menuItem}
            key={name}
            type="button"
            role="radio"
            aria-checked={name === shell}
            tabIndex={name === shell ? undefined : -1}
            onClick={() => onShellChosen(name)}
          >
            <span className={styles.chip} data-shell={name} />
            {text[name]}
          </button>
        ))}
      </div>
      <div role="group" aria-labelledby={optionsId} className={styles.options}>
        <p id={optionsId}>{text.options}</p>
        {offered.map((name) => (
          <button
            {...menuItem}
            key={name}
            type="button"
            role="switch"
            aria-checked={switches[name]}
            onClick={() => onSwitched(name, !switches[name])}
          >
            {text[name]}
            <span className={styles.value} aria-hidden="true">
              {switches[name] ? text.on : text.off}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
