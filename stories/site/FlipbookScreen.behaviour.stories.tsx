import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FlipbookScreen } from '../../site/screens/FlipbookScreen.tsx';
import { linksOf } from '../play/reading.ts';
import { desk } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { siteFile } from './siteFile.ts';
import { wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Flipbook screen/Behaviour',
  tags: ['!autodocs'],
  component: OnSite,
  args: { screen: <FlipbookScreen /> },
  globals: desk,
  parameters: { ...wholeScreen, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A browser in a language, until the story is left. */
const browserIn = (language: string) => () => {
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'language');
  };
};

const documents = (sheet: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Documents' });
    await waitFor(() =>
      expect(linksOf(list)).toEqual([
        ['normal resume PDF', siteFile('pdf/robin-vale-resume.pdf')],
        ['pdf manual PDF, 8 pages', siteFile('pdf/robin-vale-manual.pdf')],
        ['foldable manual print, fold, staple', siteFile(sheet)],
      ]),
    );
    await expect(within(list).getByRole('link', { name: 'normal resume PDF' })).toHaveAccessibleDescription(
      /^Résumé PDF/,
    );
    const tabs = [...list.querySelectorAll('a')].map((link) => [link.target, link.rel]);
    await expect(new Set(tabs.flat())).toEqual(new Set(['_blank', 'noreferrer']));
  };
};

export const DocumentsOpenInATab: Story = {
  name: 'the documents open in a tab of their own; the sheet to fold is A4',
  beforeEach: browserIn('de-DE'),
  play: documents('pdf/robin-vale-foldable-manual.pdf'),
};

export const LetterWhereLetterIsUsed: Story = {
  name: 'where paper is Letter, so is the sheet to fold',
  beforeEach: browserIn('en-US'),
  play: documents('pdf/robin-vale-foldable-manual-letter.pdf'),
};

export const ItIsCalledTheManual: Story = {
  name: 'the heading, which only a reader hears, and the title say whose manual it is',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The manual of Robin Vale' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('The manual – Robin Vale'));
  },
};
