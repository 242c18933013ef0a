import { Icon } from '../../art/Icon.tsx';
import { Character } from '../../dialogue/Character.tsx';
import { GuestGate } from '../../dialogue/GuestGate.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { useOwnerTextProps } from '../../parts/useOwnerTextProps.ts';
import { bannerNames } from '../../resume/levels/bannerNames.ts';
import { currentJobLine } from '../../resume/levels/currentJobFacts.ts';
import { baseMessagesFor } from '../../resume/messages/baseMessagesFor.ts';
import { keyFacts } from '../../resume/owner/keyFacts.ts';
import { plainText } from '../../resume/RichText.ts';
import { contentFor } from '../../resume/sections/sectionFields.ts';
import { fillIn } from '../../resume/text/fillIn.ts';
import { firstSentence } from '../../resume/text/firstSentence.ts';
import { type ButtonName, bindings } from '../engine/buttons.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { ButtonGuide } from '../pageParts/ButtonGuide.tsx';
import { ConsoleButton } from '../pageParts/ConsoleButton.tsx';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { Scene } from '../pageParts/Scene.tsx';
import styles from './InstructionsPage.module.css';
import type { CurrentPageProps, PageProps } from './PageProps.ts';

/** A first sentence with more characters makes the scene smaller. */
const maxSentenceLength = 100;

export type InstructionsPageProps = PageProps &
  Pick<CurrentPageProps, 'buttonMessages' | 'frozenMs' | 'company' | 'onEvent'>;

/**
 * The owner's name and current job, the first button to press, a way to the levels, and the
 * controls. A guest sees the company's gate first.
 */
export function InstructionsPage({
  content,
  messages,
  buttonMessages,
  frozenMs,
  company,
  onEvent,
}: InstructionsPageProps) {
  const ownerText = useOwnerTextProps();
  const text = { ...handheldMessages.instructions, ...messages?.instructions };
  const { path: levelsLabel } = { ...handheldMessages.levels, ...messages?.levels };
  const { name, role } = keyFacts(content);
  const job = currentJobLine(content);
  const { comma, welcome } = baseMessagesFor(content);
  const banner = bannerNames(company);
  const { character } = content.game;
  const { summary } = contentFor('console', content).resume.basics;
  const sentence = firstSentence(plainText(summary));
  const isRoleRepeated = sentence.toLowerCase().startsWith(role.toLowerCase());
  return (
    <ConsolePage heading={text.heading}>
      <Scene
        className={styles.scene}
        data-long-sentence={sentence.length > maxSentenceLength ? '' : undefined}
        picture={banner.length > 0 && <GuestGate names={banner} colors={character} frozenMs={frozenMs} />}
      >
        {banner.length === 0 && <Character mood="greeting" colors={character} frozenMs={frozenMs} />}
      </Scene>
      {banner.length > 0 && <p data-visually-hidden="">{fillIn(welcome, { company })}</p>}
      <p className={styles.owner}>
        <strong dir="auto">{name}</strong>
        {role && !isRoleRepeated && <span {...ownerText}>{role}</span>}
        {job && <small dir="auto">{fillIn(text.currentJob, { job })}</small>}
      </p>
      {sentence && <Paragraphs texts={[sentence]} lang={ownerText.lang} />}
      <p className={styles.start} data-icon-line="">
        <Icon name="a" />
        <span dir="auto">{text.start}</span>
        <ConsoleButton
          className={styles.levels}
          data-skin="link"
          onClick={() => onEvent({ type: 'page-requested', page: 'levels' })}
        >
          {levelsLabel}
        </ConsoleButton>
      </p>
      <Paragraphs texts={content.game.console.instructions} />
      <section>
        <h3>{text.buttons}</h3>
        <ButtonGuide messages={buttonMessages} comma={comma} />
        <p data-small="" dir="auto">
          {text.gamepad.replace('{a}', text[faceSide('a')]).replace('{b}', text[faceSide('b')])}
        </p>
      </section>
    </ConsolePage>
  );
}

/** The positions of a gamepad's face buttons, by index in the standard mapping. */
const faceSides = ['bottomSide', 'rightSide', 'leftSide', 'topSide'] as const;

function faceSide(name: ButtonName) {
  const [index = 0] = bindings.find(({ button }) => button === name)?.gamepad ?? [];
  return faceSides[index] ?? faceSides[0];
}
