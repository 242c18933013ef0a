import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../art/Icon.tsx';
import { type ButtonName, bindings } from '../engine/buttons.ts';
import styles from './ButtonGuide.module.css';

const iconOf = {
  up: 'arrow-up',
  down: 'arrow-down',
  left: 'arrow-left',
  right: 'arrow-right',
  a: 'a',
  b: 'b',
  select: 'select',
  start: 'start',
} as const satisfies Record<ButtonName, IconName>;

const arrowKeys: ReadonlyMap<string, ButtonName> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

/** What the console can be played with, one line for each thing that a button does: the buttons, what for, the keys. */
export function ButtonGuide({ className, ...rest }: Omit<ComponentProps<'ul'>, 'children'>) {
  const jobs = new Set(bindings.map(({ does }) => does));
  return (
    <ul {...rest} className={clsx(styles.guide, className)}>
      {Array.from(jobs, (job) => {
        const bound = bindings.filter(({ does }) => does === job);
        return (
          <li key={job}>
            <span className={styles.buttons}>
              {bound.map(({ button }) => (
                <Icon key={button} name={iconOf[button]} title={button} />
              ))}
            </span>{' '}
            <span>{job}</span>{' '}
            <span className={styles.keys}>
              {bound
                .flatMap(({ keys }) => keys)
                .map((key) => (
                  <kbd key={key}>
                    <Key name={key} />
                  </kbd>
                ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** One key of a keyboard, by its `KeyboardEvent.key`. The pixel faces have no arrows: those are drawn. */
function Key({ name }: { name: string }) {
  const button = arrowKeys.get(name);
  if (button) return <Icon name={iconOf[button]} title={button} />;
  return name === 'Escape' ? 'Esc' : name.charAt(0).toUpperCase() + name.slice(1);
}
