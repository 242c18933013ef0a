import { useEffect, useId, useSyncExternalStore } from 'react';
import { type Shell, shells } from '../../resume/owner/shells.ts';
import styles from './ColorsPanel.module.css';
import { menuItem } from './menuCursor.ts';
import type { StartMenuMessages } from './StartMenu.tsx';

const switchNames = ['sound', 'haptics', 'readable'] as const;

type SwitchName = (typeof switchNames)[number];

/** The state of the Colors tab. */
export interface Choices {
  /** The shell color. */
  shell: Shell;
  /** The switches that are on. */
  switches: Readonly<Record<SwitchName, boolean>>;
  /** Called with the chosen color. */
  onShellChosen: (shell: Shell) => void;
  /** Called with the color to show for now: under the cursor or the mouse. `undefined`: the chosen one. */
  onShellTried?: ((shell: Shell | undefined) => void) | undefined;
  /** Called with a switch and its new state. */
  onSwitched: (name: SwitchName, on: boolean) => void;
}

export interface ColorsPanelProps extends Choices {
  text: StartMenuMessages;
}

/**
 * The colors and the switches; haptics only if the browser can vibrate. Up and down try a color
 * without choosing it: the console has the chosen one again once the cursor leaves the colors.
 */
export function ColorsPanel(props: ColorsPanelProps) {
  const { shell, switches, onShellChosen, onShellTried, onSwitched, text } = props;
  const optionsId = useId();
  const canVibrate = useCanVibrate();
  useEffect(() => () => onShellTried?.(undefined), [onShellTried]);
  const offeredSwitches = switchNames.filter((name) => name !== 'haptics' || canVibrate);
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
            onFocus={() => onShellTried?.(name)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShellTried?.(name)}
            onPointerLeave={() => onShellTried?.(undefined)}
          >
            <span className={styles.chip} data-shell={name} />
            {text[name]}
          </button>
        ))}
      </div>
      <div role="group" aria-labelledby={optionsId} className={styles.options}>
        <p id={optionsId}>{text.options}</p>
        {offeredSwitches.map((name) => (
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

const noopSubscribe = () => () => {};

/** Firefox and Safari cannot vibrate. `false` on the server and in the hydrating render. */
function useCanVibrate(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => typeof navigator.vibrate === 'function',
    () => false,
  );
}
