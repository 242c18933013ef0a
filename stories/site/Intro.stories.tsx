import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Intro } from '../../site/screens/Intro.tsx';
import { japanese, long, sparse } from '../content/fixtures.ts';
import { at, desk } from '../windows.ts';
import { arabic, german, polish } from '../words/spoken.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

/**
 * The first screen of a wide window: who lives here, what they say first, and the question for a company. Either answer leads to the manual.
 *
 * **When:** for a visitor at a desk who has not said where they come from. A link that names the company (`#company=Acme`) has filled the field.
 *
 * ```json
 * { "scripts": { "greeting": [{ "type": "Hallo" }, { "pause": 650 }, { "erase": 4 }, { "type": "ello!" }] } }
 * ```
 *
 * **The rule: nobody has to wait.** Name, role, the plain résumé and the PDF are there before the first letter is typed, and the form is one press away.
 *
 * **Keys:** Escape, or Enter on _skip text_, shows the form and goes to its field; Enter sends it.
 *
 * **A screen reader** hears the whole greeting at once, then the form, in this order, whatever the typing has come to.
 */
const meta = {
  title: 'Site/Intro',
  component: Intro,
  globals: desk,
  parameters: wholeScreen,
  args: { start: 'form' },
  render: (args) => <OnSite screen={<Intro {...args} />} />,
} satisfies Meta<typeof Intro>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All is said, and the form is open. */
export const Default: Story = {};

/** The field has been refused where there is least room: sent with nothing in it, it says what is missing. */
export const RefusedJustWide: Story = {
  globals: at('w650'),
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Send it!' })),
};

/** A link has named the company. */
export const CompanyKnown: Story = {
  render: (args) => <OnSite screen={<Intro {...args} />} visit={{ company: 'Pixel & Sons', shell: 'teal' }} />,
};

/** An owner who has said only a name: no role, no place, no greeting. */
export const Sparse: Story = { render: (args) => <OnSite screen={<Intro {...args} />} content={sparse} /> };

/** A name of 200 characters where there is least room. */
export const LongNameJustWide: Story = {
  render: (args) => <OnSite screen={<Intro {...args} />} content={long} />,
  globals: at('w650'),
};

/** In German, and in Polish where there is least room. */
export const German: Story = { render: (args) => <OnSite screen={<Intro {...args} />} {...german} /> };
export const PolishJustWide: Story = {
  render: (args) => <OnSite screen={<Intro {...args} />} {...polish} />,
  globals: at('w650'),
};

export const Arabic: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <OnSite screen={<Intro {...args} />} {...arabic} />
    </div>
  ),
};

/** Written without spaces. The browser of the pictures has no such letters, and draws boxes. */
export const Japanese: Story = {
  render: (args) => <OnSite screen={<Intro {...args} />} content={japanese} />,
  globals: at('w1024'),
};

/** Plain type instead of the pixel faces. */
export const Readable: Story = { render: (args) => <OnSite screen={<Intro {...args} />} visit={{ readable: true }} /> };

/** The manual on the table is pointed at: it comes up, and says where it leads. */
export const ManualLifted: Story = {
  play: ({ canvas }) => canvas.getByRole('link', { name: 'Read the manual' }).focus(),
};

/** Moments of the greeting, standing still: nothing but the words and the mouth moves. */
const greeting = { start: 'greeting', frozenMs: 650 } as const;

/** The first letters, with an arm raised in greeting. */
export const Hello: Story = { args: { start: 'greeting', frozenMs: 200 } };

/** Some letters in, with the mouth open. */
export const Typing: Story = { args: greeting };

/** The same in the narrowest window that has it. */
export const TypingJustWide: Story = { args: greeting, globals: at('w650') };

/** The slip is on the page, and has been noticed. */
export const Slip: Story = { args: { start: 'greeting', frozenMs: 2300 } };

/** Put right, and going on. */
export const Corrected: Story = { args: { start: 'greeting', frozenMs: 3600 } };
