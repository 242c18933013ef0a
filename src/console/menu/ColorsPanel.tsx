import { useId, useSyncExternalStore } from 'react';
import { type Shell, shells } from '../../content/shells.ts';
import styles from './ColorsPanel.module.css';
import { menuItem } from './menuCursor.ts';
import type { StartMenuMessages } from './StartMenu.tsx';

/** The Start Menu's switches, in their order. */
const switchNames = ['sound', 'haptics', 'readable'] as const;

type SwitchName = (typeof switchNames)[number];

/** What is chosen in the colours' tab. */
export interface Choices {
  /** The console's colour. */
  shell: Shell;
  /** Which switches are on. */
  switches: Readonly<Record<SwitchName, boolean>>;
  /** Called with the colour that was chosen. */
  onShellChosen: (shell: Shell) => void;
  /** Called with the switch, and whether it is on now. */
  onSwitched: (name: SwitchName, on: boolean) => void;
}

export interface ColorsPanelProps extends Choices {
  text: StartMenuMessages;
}

/**
 * The colours and the switches; haptics only where the browser can vibrate. Up and down move through all of them without
 * choosing, as in a toolbar: on the way to the last switch the console does not take every colour.
 */
export function ColorsPanel({ shell, switches, onShellChosen, onSwitched, text }: ColorsPanelProps) {
  const optionsId = useId();
  const canVibrate = useCanVibrate();
  const offered = switchNames.filter((name) => name !== 'haptics' || canVibrate);
  return (
    <>
      <div role="radiogroup" aria-label={text.colors} className={styles.swatches}>
        {shells.map((name, index) => (
          <button
            {...menuItem}
            key={name}
            data-column={index < shells.length / 2 ? 1 : 2}
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

const never = () => () => {};

/**
 * Whether the browser can make its device vibrate: Firefox and Safari cannot. `false` on the server, and in the render that
 * takes over what it sent.
 */
function useCanVibrate(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.vibrate === 'function',
    () => false,
  );
}
