import { Icon, type IconName } from '../../art/Icon.tsx';
import { fillIn } from '../../resume/text/fillIn.ts';
import { type ButtonName, bindings } from '../engine/buttons.ts';
import { pageCommands } from '../engine/commands.ts';
import { type ConsoleMessages, handheldMessages } from '../handheldMessages.ts';
import styles from './ButtonGuide.module.css';

function iconOf(button: ButtonName): IconName {
  const isArrow = button === 'up' || button === 'down' || button === 'left' || button === 'right';
  return isArrow ? `arrow-${button}` : button;
}

/** Messages of keys without a letter: the spoken name, and the label if it differs. */
const keyMessages: Readonly<Record<string, readonly [name: keyof ConsoleMessages, label?: keyof ConsoleMessages]>> = {
  Enter: ['enter'],
  Backspace: ['backspace'],
  Escape: ['escapeKey', 'escape'],
  ArrowUp: ['upKey'],
  ArrowDown: ['downKey'],
  ArrowLeft: ['leftKey'],
  ArrowRight: ['rightKey'],
};

export interface ButtonGuideProps {
  messages?: ConsoleMessages | undefined;
  /** The separator between two keys that are read out. @default ', ' */
  comma?: string | undefined;
}

/** The controls, one line per command. Screen readers get sentences instead of pictures. */
export function ButtonGuide({ messages = handheldMessages.handheld, comma = ', ' }: ButtonGuideProps) {
  const commands = new Set(bindings.map(({ button }) => pageCommands[button]));
  return (
    <ul className={styles.guide}>
      {Array.from(commands, (command) => {
        const commandBindings = bindings.filter(({ button }) => pageCommands[button] === command);
        const keys = commandBindings.flatMap(({ button, keys }) => keys.map((key) => ({ key, button })));
        return (
          <li key={command}>
            <span data-visually-hidden="">{describeButtons(commandBindings, messages[command], messages)}</span>{' '}
            <span className={styles.buttons} aria-hidden="true">
              {commandBindings.map(({ button }) => (
                <Icon key={button} name={iconOf(button)} />
              ))}
            </span>
            <span aria-hidden="true">{messages[command]}</span>
            <span data-visually-hidden="" className={styles.keyNames}>
              {fillIn(messages.keys, { keys: keys.map(({ key }) => nameOf(key, messages)).join(comma) })}
            </span>
            <span className={styles.keys} aria-hidden="true">
              {keys.map(({ key, button }) => (
                <kbd key={key}>
                  {/* Icons, because the pixel fonts lack arrows. */}
                  {key.startsWith('Arrow') ? <Icon name={iconOf(button)} /> : labelOf(key, messages)}
                </kbd>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** `Left, or B: back.` No command has more than two buttons. */
function describeButtons(
  commandBindings: readonly { button: ButtonName }[],
  command: string,
  messages: ConsoleMessages,
): string {
  const [first = '', second] = commandBindings.map(({ button }) => messages[button]);
  const buttons = second === undefined ? first : fillIn(messages.twoButtons, { first, second });
  return fillIn(messages.guide, { buttons: buttons.charAt(0).toUpperCase() + buttons.slice(1), command });
}

function nameOf(key: string, messages: ConsoleMessages): string {
  const [name] = keyMessages[key] ?? [];
  return name ? messages[name] : key.toUpperCase();
}

function labelOf(key: string, messages: ConsoleMessages): string {
  const label = keyMessages[key]?.[1];
  return label ? messages[label] : nameOf(key, messages);
}
