import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NotFound } from '../../site/screens/NotFound.tsx';
import { typical } from '../content/fixtures.ts';
import { desk, narrow, phone } from '../windows.ts';
import { german } from '../words/spoken.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const names = { en: 'English', de: 'Deutsch', fr: 'Français', pl: 'Polski', 'pt-BR': 'Português (Brasil)' };
const languages = (...tags: readonly (keyof typeof names)[]) =>
  tags.map((tag, index) => ({ tag, name: names[tag], folder: index === 0 ? '' : `${tag}/`, works: [] }));
const two = { ...typical, languages: languages('en', 'de') };
const many = { ...typical, languages: languages('en', 'de', 'fr', 'pl', 'pt-BR') };

/**
 * The ways to the site's other languages, in the bar: a link to the one, or a list of several behind the language at hand.
 *
 * **When:** the site has translations. The company, and on the way to the same screen the page that is open, go along.
 *
 * ```json
 * { "site": { "translations": ["de", "pl"] } }
 * ```
 *
 * **The rule: a language is called what it calls itself**, and has its letters where the name has no room.
 *
 * **Keys:** Enter opens the list, Escape closes it; the links follow the button. Without a script it opens, too: it is the browser's popover.
 *
 * **A screen reader** hears each name in its own language, also where only letters are seen.
 */
const meta = {
  title: 'Site/Language switch',
  component: OnSite,
  args: { screen: <NotFound />, content: two, path: '/resume' },
  globals: desk,
  parameters: { ...wholeScreen, visual: { target: 'header' } },
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One other language is a link to the same page in it, by the name that it has for itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Deutsch' });
    await expect(link).toHaveAttribute('href', '/de/resume');
    await expect(link).toHaveAttribute('lang', 'de');
  },
};

/** A site in one language has none. */
export const OneLanguage: Story = {
  args: { content: typical },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: /Deutsch|English/ })).not.toBeInTheDocument(),
};

/** A German site with an English side. */
export const German: Story = {
  args: { ...german, content: { ...german.content, languages: languages('de', 'en') } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/resume'),
};

/** Where room is short it is two letters; its whole name is still heard. */
export const SmallPhone: Story = {
  globals: narrow,
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Deutsch DE' })).toBeVisible(),
};

export const Phone: Story = { globals: phone };

/** Several are a list behind the language at hand. */
export const Many: Story = { args: { content: many } };

export const ManyOpen: Story = {
  args: { content: many },
  parameters: { visual: { target: 'body' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(canvas.getByRole('link', { name: 'Português (Brasil)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Polski' })).toHaveAttribute('href', '/pl/resume');
  },
};

export const ManyOnSmallPhone: Story = {
  ...ManyOpen,
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English EN' }));
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  },
};
