import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../art/Icon.tsx';
import { type ButtonName, bindings } from '../engine/buttons.ts';
import { onPages } from '../engine/commands.ts';
import { firstWords } from '../firstWords.ts';
import type { ConsoleWords } from '../handheldWords.ts';
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

/** Keys that stand for an arrow, which the pixel faces do not have: it is drawn. */
const arrowKeys: ReadonlyMap<string, ButtonName> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

const namedKeys: ReadonlyMap<string, 'enter' | 'backspace' | 'escape'> = new Map([
  ['Enter', 'enter'],
  ['Backspace', 'backspace'],
  ['Escape', 'escape'],
]);

export interface ButtonGuideProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What buttons and keys are called, and what they are for. */
  words?: ConsoleWords | undefined;
}

/** What the console can be played with, one line for each thing that a button does: the buttons, what for, the keys. */
export function ButtonGuide({ words = firstWords.handheld, className, ...rest }: ButtonGuideProps) {
  const jobs = new Set(bindings.map(({ button }) => onPages[button]));
  return (
    <ul {...rest} className={clsx(styles.guide, className)}>
      {Array.from(jobs, (job) => {
        const bound = bindings.filter(({ button }) => onPages[button] === job);
        return (
          <li key={job}>
            <span className={styles.buttons}>
              {bound.map(({ button }) => (
                <Icon key={button} name={iconOf[button]} title={words[button]} />
              ))}
            </span>{' '}
            <span>{words[job]}</span>{' '}
            <span className={styles.keys}>
              {bound
                .flatMap(({ keys }) => keys)
                .map((key) => (
                  <kbd key={key}>
                    <Key name={key} words={words} />
                  </kbd>
                ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** One key of a keyboard, by its `KeyboardEvent.key`. */
function Key({ name, words }: { name: string; words: ConsoleWords }) {
  const arrow = arrowKeys.get(name);
  if (arrow) return <Icon name={iconOf[arrow]} title={words[arrow]} />;
  const named = namedKeys.get(name);
  return named ? words[named] : name.toUpperCase();
}
