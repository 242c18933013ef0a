import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import type { Shell } from '../../resume/owner/shells.ts';
import styles from './Device.module.css';
import { DirectionPad } from './DirectionPad.tsx';
import { Lens } from './Lens.tsx';
import layout from './layout.module.css';
import { RoundButton } from './RoundButton.tsx';
import type { ShellControls } from './ShellKey.tsx';
import { Speaker, type SpeakerSwitch } from './Speaker.tsx';
import trim from './trim.module.css';

export interface DeviceProps extends ShellControls, Omit<ComponentProps<'section'>, keyof ShellControls> {
  /** The console's name, printed below its screen. */
  name: string;
  /** The shell color. */
  shell: Shell;
  /** The maker's name, on a metal plate if the device has space for one. */
  maker?: string | undefined;
  /** The sound switch on the speaker. */
  speaker: SpeakerSwitch;
  /** The screen: an `Lcd`. */
  children: ReactNode;
  /** An overlay over the screen. */
  overlay?: ReactNode;
}

/**
 * The console as an object. It is as tall as `--device-height`, by default the window, but not taller
 * than a parent that has a height. Each form has a minimum height.
 */
export function Device(props: DeviceProps) {
  const {
    name,
    shell,
    maker,
    speaker,
    children,
    overlay,
    labels,
    pressedButtons,
    unavailable,
    modal = false,
    onPressStart,
    onPress,
    onPressCancel,
    ...otherProps
  } = props;
  const { className, ...rest } = otherProps;
  const isBesideModal = useLastCommitted(modal) && modal;
  const controls = { labels, pressedButtons, unavailable, modal: isBesideModal, onPressStart, onPress, onPressCancel };
  return (
    <section aria-label={name} {...rest} className={clsx(styles.device, className)} data-shell={shell}>
      <div className={clsx(styles.body, trim.trim)}>
        <div className={styles.front} data-surface="shell">
          <Lens className={layout.lens} name={name} overlay={overlay}>
            {children}
          </Lens>
          <span className={clsx(trim.screws, layout.screws)} aria-hidden="true" />
          {maker && (
            <span className={clsx(trim.plate, layout.plate)} aria-hidden="true">
              <bdi>{maker}</bdi>
            </span>
          )}
          <DirectionPad className={layout.pad} controls={controls} />
          <RoundButton className={layout.b} button="b" controls={controls} />
          <RoundButton className={layout.a} button="a" controls={controls} />
          <RoundButton className={layout.select} button="select" controls={controls} />
          <RoundButton className={layout.start} button="start" controls={controls} />
          <Speaker className={layout.speaker} modal={isBesideModal} {...speaker} />
        </div>
      </div>
    </section>
  );
}

/**
 * Returns the value of the previous commit. A dialog takes the focus in the commit that shows it, and
 * browsers warn about a focused button that is hidden from screen readers.
 */
function useLastCommitted(value: boolean): boolean {
  const [lastValue, setLastValue] = useState(false);
  useLayoutEffect(() => setLastValue(value), [value]);
  return lastValue;
}
