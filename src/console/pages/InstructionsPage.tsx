import { Icon } from '../../art/Icon.tsx';
import { keyFacts } from '../../content/keyFacts.ts';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { type ButtonName, bindings } from '../engine/buttons.ts';
import { ButtonGuide } from '../pageParts/ButtonGuide.tsx';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import type { PageProps } from '../pageParts/PageProps.ts';
import styles from './InstructionsPage.module.css';

const fixedWords = {
  heading: 'Instructions',
  start: 'Press A to continue...',
  buttons: 'Buttons',
  /** `{a}` and `{b}` are places among a gamepad's face buttons. */
  gamepad: 'On a gamepad, A is the {a} button and B the {b} one.',
};

/** The fixed words of {@link InstructionsPage}. */
export type InstructionsWords = typeof fixedWords;

/** Whose console this is, how to play, and the button to begin with. */
export function InstructionsPage({ content, words, ...rest }: PageProps<InstructionsWords>) {
  const text = { ...fixedWords, ...words };
  const { name, role } = keyFacts(content);
  return (
    <ConsolePage {...rest} heading={text.heading}>
      <p className={styles.owner}>
        <strong dir="auto">{name}</strong>
        {role && <span dir="auto">{role}</span>}
      </p>
      <Paragraphs texts={content.game.console.instructions} />
      <p className={styles.start}>
        <Icon name="a" />
        <span dir="auto">{text.start}</span>
      </p>
      <section>
        <h3>{text.buttons}</h3>
        <ButtonGuide />
        <p className={styles.gamepad} dir="auto">
          {text.gamepad.replace('{a}', facePlace('a')).replace('{b}', facePlace('b'))}
        </p>
      </section>
    </ConsolePage>
  );
}

/** Where a gamepad's face buttons are, by their number in the standard mapping. */
const facePlaces = ['bottom', 'right', 'left', 'top'] as const;

function facePlace(name: ButtonName): string {
  const [place = 0] = bindings.find(({ button }) => button === name)?.gamepad ?? [];
  return facePlaces[place] ?? '';
}
