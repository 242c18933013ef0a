import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CompanyForm, DialogueBox } from '../../src/index.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { largeLetters, narrow } from '../windows.ts';
import { inRoom, onSmallLcd } from './frames.tsx';
import { greeting } from './play/greeting.ts';

/**
 * A name plate, a portrait that talks, and words that appear letter by letter; what is put inside stands below them.
 *
 * **When:** somebody speaks. Say one thing in up to three lines, and end with the question: a story takes long, and hides what is behind the box.
 *
 * ```tsx
 * <DialogueBox speaker="Player One" steps={[{ type: 'Which company are you from?' }]} onTextClick={open} textAction="Answer" />
 * ```
 *
 * **The rule: no visitor has to wait.** All typed text can be skipped, is there at once under reduced motion or without scripts, and is read
 * out whole and once. How that is done has a page of its own: [the typewriter](?path=/docs/dialogue-typewriter--docs).
 *
 * The box is made of paper, or of whatever `data-surface` it is given, and is laid out by its own width: with little room for letters, because the
 * box is narrow or the visitor's text large, the words have a line below the portrait for themselves. A mark shows that there is more; it does
 * not blink.
 *
 * **Keys and screen readers:** with `onTextClick` a button lies over the words. Its name is what it does (`textAction`), its description the words, and
 * it says whether what it opens, the children, is open. The portrait is decoration.
 */
const meta = {
  title: 'Dialogue/Dialogue box',
  component: DialogueBox,
  decorators: [inRoom],
  args: { ...greeting, speaker: 'Player One', frozenMs: Number.POSITIVE_INFINITY },
} satisfies Meta<typeof DialogueBox>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** A farewell, and a wave. */
export const Farewell: Story = { args: { steps: typical.game.scripts.farewell, afterwards: 'waving' } };

/** With the form below. */
export const WithForm: Story = { args: { ...question, ...asButton, children: form } };

/** A name of 200 characters is cut after two lines. */
export const LongName: Story = {
  args: { speaker: 'Maximiliane Theodora von Hohenstein und Falkenberg '.repeat(4).trim() },
  globals: narrow,
};

/** Far too long a speech. */
export const LongScript: Story = {
  args: {
    ...asButton,
    steps: [{ type: 'I have a great deal to say, and I shall say all of it before you can get a word in. '.repeat(8) }],
  },
  globals: narrow,
};

/** Nothing to say. */
export const Speechless: Story = { args: { steps: [] } };

/** From right to left, in a page that goes the other way. */
export const Arabic: Story = {
  args: { ...asButton, speaker: 'ليلى', steps: arabic.game.scripts.greeting, values: { name: 'ليلى' } },
};

/** From right to left in a page that does so, too. */
export const ArabicPage: Story = {
  args: { ...Arabic.args, children: form },
  render: (args) => (
    <div dir="rtl">
      <DialogueBox {...args} />
    </div>
  ),
};

/** In plain type. */
export const Readable: Story = {
  args: { ...question, ...asButton, children: form },
  decorators: [
    (Story) => (
      <div data-readable="true">
        <Story />
      </div>
    ),
  ],
};

/** Text at twice its size. */
export const TwiceTheText: Story = {
  args: { ...question, ...asButton, children: form },
  decorators: [onSmallLcd],
  beforeEach: largeLetters,
};
