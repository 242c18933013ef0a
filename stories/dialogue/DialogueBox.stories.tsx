import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CompanyForm, DialogueBox } from '../../src/index.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { inEachState } from '../play/states.tsx';
import { largeText, narrow } from '../windows.ts';
import { onSmallLcd, withMargin } from './frames.tsx';
import { greeting } from './play/greeting.ts';

/**
 * A name plate, a portrait that talks, and text that is typed character by character. The children
 * are below the text.
 *
 * **When:** somebody speaks. Say one thing in up to three lines, and end with the question. **When
 * not:** for long text, which takes time and hides the content behind the box.
 *
 * ```tsx
 * import { DialogueBox } from 'playable-resume';
 *
 * export const Greeting = () => (
 *   <DialogueBox
 *     speaker="Player One"
 *     steps={[{ type: 'Which company are you with, {name}?' }]}
 *     values={{ name: 'stranger' }}
 *     msPerCharacter={30}
 *     onTextClick={() => alert('Open the form.')}
 *     textAction="Answer"
 *   />
 * );
 * ```
 *
 * **The rule: no visitor has to wait.** All typed text can be skipped, appears at once with reduced
 * motion or without scripts, and is read out completely and once. For the details see [the
 * typewriter](?path=/docs/dialogue-typewriter--docs).
 *
 * The surface is paper unless `data-surface` sets another. The layout follows the box's own width:
 * if the box is narrow, or the visitor's text large, the text moves below the portrait. A mark,
 * which does not blink, shows that more follows.
 *
 * **Keys and screen readers:** with `onTextClick` a button covers the text. Its name is the
 * action (`textAction`), its description the text, and it reports whether the children are open.
 * The portrait is decoration.
 */
export default {
  title: 'Dialogue/Dialogue box',
  component: DialogueBox,
  decorators: [withMargin],
  args: { ...greeting, speaker: 'Player One', frozenMs: Number.POSITIVE_INFINITY },
} satisfies Meta<typeof DialogueBox>;

type Story = StoryObj<typeof DialogueBox>;

/** While the character talks. */
export const Default: Story = { args: { frozenMs: 1200 } };

const question = { steps: typical.game.scripts.title, msPerCharacter: 5 } as const;
const asButton = { onTextClick: fn(), textAction: 'Answer' } as const;
const form = (
  <CompanyForm
    onSubmitCompany={() => {}}
    decline={
      <a data-skin="link" href="#letter">
        I'd rather not
      </a>
    }
  />
);

export const WithForm: Story = { args: { ...question, ...asButton, children: form } };

/** The text as a button, and the form, at rest, hovered, focused and pressed. */
export const States: Story = { ...WithForm, ...inEachState({ columnPx: 480 }) };

/** A very long name ends after two lines. */
export const LongName: Story = {
  args: { speaker: 'Maximiliane Theodora von Hohenstein und Falkenberg '.repeat(4).trim() },
  globals: narrow,
};

export const LongScript: Story = {
  args: {
    ...asButton,
    steps: [{ type: 'I have a great deal to say, and I shall say all of it before you can get a word in. '.repeat(8) }],
  },
  globals: narrow,
};

/** From right to left, on a page that runs from left to right. */
export const Arabic: Story = {
  args: { ...asButton, speaker: 'ليلى', steps: arabic.game.scripts.greeting, values: { name: 'ليلى' } },
};

/** From right to left, on a right-to-left page. */
export const ArabicPage: Story = {
  args: { ...Arabic.args, children: form },
  render: (args) => (
    <div dir="rtl">
      <DialogueBox {...args} />
    </div>
  ),
};

export const LargeText: Story = {
  args: { ...question, ...asButton, children: form },
  decorators: [onSmallLcd],
  beforeEach: largeText,
};
