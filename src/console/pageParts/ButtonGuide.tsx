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

const namedKeys: ReadonlyMap<string, 'enter' | 'backspace' | 'escape'> = new Map([
  ['Enter', 'enter'],
  ['Backspace', 'backspace'],
  ['Escape', 'escape'],
]);

/** What the console can be played with, one line for each thing that a button does: the buttons, what for, the keys. */
export function ButtonGuide({ words = firstWords.handheld }: { words?: ConsoleWords | undefined }) {
  const jobs = new Set(bindings.map(({ button }) => onPages[button]));
  return (
    <ul className={styles.guide}>
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
              {bound.flatMap(({ button, keys }) =>
                keys.map((key) => (
                  <kbd key={key}>
                    <Key name={key} button={button} words={words} />
                  </kbd>
                )),
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** One key of a keyboard, by its `KeyboardEvent.key`. An arrow is drawn, as its button: the pixel faces do not have it. */
function Key({ name, button, words }: { name: string; button: ButtonName; words: ConsoleWords }) {
  if (name.startsWith('Arrow')) return <Icon name={iconOf[button]} title={words[button]} />;
  const named = namedKeys.get(name);
  return named ? words[named] : name.toUpperCase();
}
