import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { siteBase } from '../../site/app/siteBase.ts';
import { NotFound } from '../../site/screens/NotFound.tsx';
import { typical } from '../content/fixtures.ts';
import { german } from '../messages/translatedSites.ts';
import { inEachState } from '../play/states.tsx';
import { at, desk, narrow } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

const names = { en: 'English', de: 'Deutsch', fr: 'Français', pl: 'Polski', 'pt-BR': 'Português (Brasil)' };
const languages = (...tags: readonly (keyof typeof names)[]) =>
  tags.map((tag, index) => ({ tag, name: names[tag], folder: index === 0 ? '' : `${tag}/`, caseStudies: [] }));
const twoLanguages = { ...typical, languages: languages('en', 'de') };
const manyLanguages = { ...typical, languages: languages('en', 'de', 'fr', 'pl', 'pt-BR') };

/**
 * The bar's links to the site's other languages: one link, or a button that opens a list.
 *
 * **When:** the site has translations. A link keeps the company and the open page.
 *
 * **The rule: each language appears under its own name.** In the bar, its code (`DE`) replaces the
 * name if space is short.
 *
 * **Keys:** Enter opens the list, Escape closes it; the links follow the button. It also opens
 * without scripts, because it is a native popover.
 *
 * **A screen reader** hears each name in its own language, even if only its code is visible.
 */
export default {
  title: 'Site/Language switch',
  tags: ['!autodocs'],
  component: OnSite,
  args: { screen: <NotFound />, content: twoLanguages, path: '/resume' },
  globals: desk,
  parameters: { ...wholeScreen, visual: { target: 'header' } },
} satisfies Meta<typeof OnSite>;

type Story = StoryObj<typeof OnSite>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Deutsch' });
    await expect(link).toHaveAttribute('href', `${siteBase}/de/resume`);
    await expect(link).toHaveAttribute('lang', 'de');
  },
};

export const German: Story = {
  ...german.screen,
  args: { content: { ...german.content, languages: languages('de', 'en') } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('href', `${siteBase}/en/resume`),
};

/**
 * In the narrowest window, the longest words fit on one line, and the link is wide enough for a
 * finger.
 */
export const GermanSmallPhone: Story = {
  ...German,
  globals: narrow,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.offsetHeight).toBeLessThan(50);
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
    await expect(canvas.getByRole('link', { name: 'English EN' }).offsetWidth).toBeGreaterThanOrEqual(24);
  },
};

/** In a small window the link shows two letters; its accessible name stays complete. */
export const SmallPhone: Story = {
  globals: narrow,
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Deutsch DE' })).toBeVisible(),
};

/** A button with the current language opens the list. */
export const Many: Story = { args: { content: manyLanguages } };

/** The whole bar at rest, hovered, focused and pressed. */
export const States: Story = { ...inEachState({ columnPx: 1200, heightPx: 64 }), args: { content: manyLanguages } };

export const ManyOpen: Story = {
  args: { content: manyLanguages },
  parameters: { visual: { target: 'body' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(canvas.getByRole('link', { name: 'Português (Brasil)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Polski' })).toHaveAttribute('href', `${siteBase}/pl/resume`);
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

/** On very large screens the bar is enlarged, and the list still opens at its lower edge. */
export const ManyOnVeryLargeScreen: Story = {
  args: { content: manyLanguages },
  globals: at('w1920'),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    // As in RootLayout.module.css, because no story's window is wide enough.
    bar.parentElement?.style.setProperty('--bar-zoom', '1.5');
    bar.parentElement?.style.setProperty('--bar', 'calc(1.5 * (var(--bar-line) + 2 * var(--bar-padding)))');
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    const list = canvas.getByRole('link', { name: 'Polski' }).closest('ul');
    await expect(list?.getBoundingClientRect().top).toBe(bar.getBoundingClientRect().bottom);
  },
};
