import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Intro } from '../../site/screens/Intro.tsx';
import { long, sparse } from '../content/fixtures.ts';
import { arabic, german, polish } from '../messages/translatedSites.ts';
import { allPressed } from '../play/states.tsx';
import { at, desk } from '../windows.ts';
import { atNight, forcedColors, moreContrast, onPaper, withKeyboardFocus } from './media.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

/**
 * The first screen in a wide window: the owner's name, a greeting, and the question which company
 * the visitor is with. Both answers lead to the manual.
 *
 * **When:** on the home page, in wide windows. A link with the company (`#company=Acme`) fills the
 * field.
 *
 * **The rule: nobody has to wait.** Name, role, the plain résumé and the PDF are visible before the
 * typing starts, and one press shows the form.
 *
 * **Keys:** Escape, or Enter on _skip text_, shows the form and goes to its field; Escape on any
 * other link leaves the focus there. Enter in the field sends the form.
 *
 * **A screen reader** hears the whole greeting at once, then the form, in this order, even during
 * the typing.
 */
export default {
  title: 'Site/Intro',
  component: OnSite,
  args: { screen: <Intro start="form" /> },
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof OnSite>;

type Story = StoryObj<typeof OnSite>;

const narrowest = at('w650');

/** The complete text with the open form. */
export const Default: Story = {};

/** An empty field was sent, in the narrowest window: a message says what is missing. */
export const ErrorInNarrowestWindow: Story = {
  globals: narrowest,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Send it!' })),
};

/**
 * A link has named the company: the window in the wall shows the company's gate, and the text
 * welcomes the guest instead of asking.
 */
export const CompanyFromLink: Story = { args: { visit: { company: 'Pixel & Sons', shell: 'teal' } } };

/** A phone in landscape shows the scene and the form without scrolling. */
export const LandscapePhone: Story = { globals: at('landscape') };

/** A small phone in landscape shows the hero and the console beside the text, but no manual. */
export const SmallLandscapePhone: Story = { globals: at('w667') };

/** An owner with only a name: no role, no place, no greeting. */
export const Sparse: Story = { args: { content: sparse } };

/** A name of 100 characters in the narrowest window. */
export const LongNameInNarrowestWindow: Story = { args: { content: long }, globals: narrowest };

/** On a laptop, the form is above the fold even with a name of 100 characters. */
export const LongNameLaptop: Story = { args: { content: long }, globals: at('laptop') };

export const German: Story = german.screen;
export const PolishInNarrowestWindow: Story = { ...polish.screen, globals: narrowest };

export const Arabic: Story = { ...arabic.screen, args: { content: arabic.content, dir: 'rtl' } };

export const Readable: Story = { args: { visit: { readable: true } } };

/** A pointer or the focus on the manual on the table lifts it and colors its tag. */
export const ManualHovered: Story = {
  play: ({ canvas }) => within(canvas.getByRole('main')).getByRole('link', { name: 'Manual' }).focus(),
};

/** Both things on the table, the form and the bar are pressed. */
export const AllPressed: Story = allPressed;

/** A still moment of the greeting. */
const greetingAt = (frozenMs: number) => ({ screen: <Intro frozenMs={frozenMs} /> });

/** The first second for a guest: the banner spells the company's name, and the doors are shut. */
export const GuestArrives: Story = {
  args: { ...greetingAt(600), visit: { company: 'Acme Robotics' } },
  globals: at('low'),
};

/** The first characters, with an arm raised in greeting. */
export const Greeting: Story = { args: greetingAt(200) };

/** Some characters later, with the mouth open. */
export const Typing: Story = { args: greetingAt(650) };

/** The same in the narrowest window that shows the intro. */
export const TypingInNarrowestWindow: Story = { ...Typing, globals: narrowest };

/** The typing mistake is visible, and the developer has noticed it. */
export const Slip: Story = { args: greetingAt(2300) };

/** The corrected greeting, as it continues. */
export const AfterCorrection: Story = { args: greetingAt(3600) };

const onField = withKeyboardFocus('textbox', 'Company Name');

export const Printed: Story = onPaper;
export const ForcedColors: Story = { ...forcedColors, ...onField };
export const MoreContrast: Story = { ...moreContrast, ...onField };

/** A dark system shows night outside. */
export const AtNight: Story = atNight;
