import { useEffect, useId } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { type Shell, shells } from '../../resume/owner/shells.ts';
import styles from './ColorsPanel.module.css';
import { menuItem } from './menuCursor.ts';
import type { StartMenuMessages } from './StartMenu.tsx';

const switchNames = ['sound', 'haptics', 'readable'] as const;

type SwitchName = (typeof switchNames)[number];

/** The state of the Colors tab, and the handlers that change it. */
export interface ColorsTabProps {
  /** The shell color. */
  shell: Shell;
  /** Whether each switch is on. */
  switches: Readonly<Record<SwitchName, boolean>>;
  /** Called with the chosen color. */
  onShellChosen: (shell: Shell) => void;
  /** Called with the color to preview, and with `undefined` when the preview ends. */
  onShellPreview?: ((shell: Shell | undefined) => void) | undefined;
  /** Called with a switch and its new state. */
  onSwitched: (name: SwitchName, on: boolean) => void;
}

export interface ColorsPanelProps extends ColorsTabProps {
  text: StartMenuMessages;
}

/**
 * The colors and the switches; haptics only if the browser can vibrate. Up and down preview a color
 * without choosing it.
 */
export function ColorsPanel(props: ColorsPanelProps) {
  const { shell, switches, onShellChosen, onShellPreview, onSwitched, text } = props;
  const optionsId = useId();
  // Firefox and Safari cannot vibrate.
  const canVibrate = useIsHydrated() && typeof navigator.vibrate === 'function';
  useEffect(() => () => onShellPreview?.(undefined), [onShellPreview]);
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
            onFocus={() => onShellPreview?.(name)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShellPreview?.(name)}
            onPointerLeave={() => onShellPreview?.(undefined)}
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
