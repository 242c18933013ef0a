import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { EmulatedMedia } from '../../.storybook/emulateMedia.ts';
import { FlipbookScreen } from '../../site/screens/FlipbookScreen.tsx';
import { HandheldScreen } from '../../site/screens/HandheldScreen.tsx';
import { Home, homeVariants } from '../../site/screens/Home.tsx';
import { Intro } from '../../site/screens/Intro.tsx';
import { NotFound } from '../../site/screens/NotFound.tsx';
import { PlainResume } from '../../site/screens/PlainResume.tsx';
import { at, desk, phone } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

/**
 * Every screen on paper, in forced colors, with more contrast, and at night. One rule: **text and
 * controls stay visible.** Only the pictures emulate these media: here and on Chromatic a story
 * shows the plain screen, unless your system sets them (in Chromium: developer tools, Rendering).
 */
const meta = {
  title: 'Site/Screens/Media',
  tags: ['!autodocs', 'media'],
  component: OnSite,
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

const seenWith = (media: EmulatedMedia) => ({ visual: { media } });
const onPaper = seenWith({ media: 'print' });
const forcedColors = seenWith({ forcedColors: 'active' });
const moreContrast = seenWith({ contrast: 'more' });
const atNight = seenWith({ colorScheme: 'dark' });

const homeWide = <Intro start="form" />;
const handheld = <HandheldScreen frozenMs={20_000} />;
const flipbook = <FlipbookScreen />;
const resume = <PlainResume />;
const notFound = { screen: <NotFound />, path: '/castle/cellar' };

/** The home screen's narrow variant loads before it renders, as on the site. */
const narrow = { globals: phone, loaders: [homeVariants.narrow.load] } satisfies Partial<Story>;

/** Focuses the first element of this role and name with its focus ring, as after a key press. */
function keyboardOn(role: 'button' | 'link' | 'textbox', name: string): Pick<Story, 'play'> {
  return {
    play: async ({ canvas }) => {
      await userEvent.tab();
      within(canvas.getByRole('main')).getByRole(role, { name }).focus();
    },
  };
}

const onField = keyboardOn('textbox', 'Company Name');
const onButton = keyboardOn('button', 'A, next');
const onTurn = keyboardOn('button', 'next');
const onMail = keyboardOn('link', 'robin@robin.example');
const onPlain = keyboardOn('link', 'Read the résumé');

export const HomeWidePrinted: Story = { args: { screen: homeWide }, parameters: onPaper };
export const HomeWideForcedColors: Story = { args: { screen: homeWide }, parameters: forcedColors, ...onField };
export const HomeWideMoreContrast: Story = { args: { screen: homeWide }, parameters: moreContrast, ...onField };

export const HomeNarrowPrinted: Story = {
  args: { screen: <Home frozenMs={20_000} /> },
  parameters: onPaper,
  ...narrow,
};

export const HandheldPrinted: Story = { args: { screen: handheld }, parameters: onPaper };
// On a phone, where the fixed bar stands on whole pixels: between two pixels its letters render
// differently each time the colors change.
const onPhone = { args: { screen: handheld }, globals: phone, ...onButton };
export const HandheldForcedColors: Story = { ...onPhone, parameters: forcedColors };
export const HandheldMoreContrast: Story = { ...onPhone, parameters: moreContrast };

/** On paper the manual shows all its pages, one below the other. */
export const FlipbookPrinted: Story = { args: { screen: flipbook }, parameters: onPaper };
export const FlipbookForcedColors: Story = { args: { screen: flipbook }, parameters: forcedColors, ...onTurn };
export const FlipbookMoreContrast: Story = { args: { screen: flipbook }, parameters: moreContrast, ...onTurn };

export const ResumePrinted: Story = { args: { screen: resume }, parameters: onPaper };
export const ResumeForcedColors: Story = { args: { screen: resume }, parameters: forcedColors, ...onMail };

export const NotFoundForcedColors: Story = { args: notFound, parameters: forcedColors, ...onPlain };

/** A dark system shows night outside. */
export const IntroAtNight: Story = { args: { screen: homeWide }, parameters: atNight };

/** The same room, lit by a lamp. */
export const HandheldAtNight: Story = { args: { screen: handheld }, parameters: atNight, globals: at('low') };

/** The sheet is dark if the system is dark; its print is light, see the story on paper. */
export const ResumeAtNight: Story = { args: { screen: resume }, parameters: atNight };

/** The lamp is lit. */
export const FlipbookAtNight: Story = { args: { screen: flipbook }, parameters: atNight, globals: at('w1600') };
