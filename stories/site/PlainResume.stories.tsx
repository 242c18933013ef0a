import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlainResume } from '../../site/screens/PlainResume.tsx';
import type { RichText } from '../../src/index.ts';
import { withCaseStudy } from '../content/fixtures/caseStudies.ts';
import { textSections } from '../content/fixtures/textSections.ts';
import { everyField, long, sparse, typical } from '../content/fixtures.ts';
import { arabic, german } from '../messages/translatedSites.ts';
import { inEachState } from '../play/states.tsx';
import { desk, largeText, phone } from '../windows.ts';
import { atNight, forcedColors, onPaper, withKeyboardFocus } from './media.ts';
import { OnSite } from './OnSite.tsx';
import { inAllModes, wholeScreen } from './wholeScreen.ts';

/**
 * The résumé without the game: one column, in the order employers expect, ready to print.
 *
 * **When:** for a reader with thirty seconds, and for programs. Every page of the site leads here.
 *
 * **The rule: every field of JSON Resume has a place, and a missing field leaves no trace**, no
 * heading and no gap. It follows the system's dark mode, and prints on white.
 *
 * **Keys** are the browser's. **A screen reader** hears one level-1 heading, one heading for each
 * section, and an article for each entry.
 */
export default {
  title: 'Site/Plain resume',
  component: OnSite,
  args: { screen: <PlainResume />, path: '/resume' },
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof OnSite>;

type Story = StoryObj<typeof OnSite>;

export const Default: Story = { parameters: inAllModes };

/** On a phone, dates are below the employer and its location. */
export const Phone: Story = { globals: phone };

/** At 200% text size, the side margins do not grow, and an email address breaks after its `@`. */
export const LargeTextOnPhone: Story = { globals: phone, beforeEach: largeText };

/** Every field of JSON Resume: a photo, text with markup, three roles at one company. */
export const EverySection: Story = { args: { content: everyField } };

export const EverySectionOnPhone: Story = { args: { content: everyField }, globals: phone };

/** The links in the head at rest, hovered, focused and pressed. */
export const States: Story = inEachState({ columnPx: 600, heightPx: 360 });

/** A project with a picture, and links to its page and its source. */
export const OwnPicture: Story = { args: { content: withCaseStudy(typical) } };

const subBullets: RichText = [
  { paragraph: ['Moved the shop to containers'] },
  {
    list: ['Services without data first', [{ paragraph: ['Then'] }, { list: ['mail', 'search'], numbered: true }]],
    numbered: false,
  },
  { paragraph: ['Nobody noticed.'] },
];

/** Sub-bullets in a summary and in a highlight. */
export const ListsInLists: Story = {
  name: 'Lists in lists',
  args: {
    content: {
      ...sparse,
      resume: {
        basics: { ...sparse.resume.basics, summary: [{ list: ['Ships early', subBullets], numbered: false }] },
        work: [{ name: 'Acme', position: 'Engineer', highlights: ['Answered letters', subBullets, 'Kept the books'] }],
      },
    },
  },
};

/** Sections as text, each below the section that it follows. A line in bold is close to what it belongs to. */
export const TextSections: Story = { args: { content: textSections } };

/** A résumé with only a name: no empty headings. */
export const Sparse: Story = { args: { content: sparse } };

/** Fifteen jobs, sixty skills and a name of 100 characters. */
export const Long: Story = { args: { content: long } };

export const German: Story = german.screen;

export const Arabic: Story = arabic.screen;

export const Printed: Story = onPaper;
export const ForcedColors: Story = { ...forcedColors, ...withKeyboardFocus('link', 'robin@robin.example') };

/** The sheet is dark if the system is dark; its print is light, see _Printed_. */
export const AtNight: Story = atNight;
