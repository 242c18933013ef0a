// Where every link leads and what every picture is called, screen by screen, for Player One. A link that leads elsewhere is
// not found by looking at a page.
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { pageNames } from '../../src/console/engine/ConsoleState.ts';
import { linksAndPictures } from './linksAndPictures.ts';
import { hydrated, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

const linkedIn = 'https://example.com/linkedin/player-one';
const gitHub = 'https://example.com/github/player-one';
const mail = 'mailto:player.one@example.com';

/** On every screen of the site. Documents open in a new tab: the game goes on behind them. */
const bar = [
  'Skip to the content -> #content',
  'Home -> /',
  'Console -> /handheld',
  'Manual -> /flipbook',
  'Résumé -> /resume',
  'Résumé PDF -> /pdf/player-one-resume.pdf (new tab, noreferrer)',
];
/** Hidden from 649 px down: the console has them in its menu. `me` tells search engines that they are the owner's. */
const profiles = [`LinkedIn -> ${linkedIn} (me noreferrer)`, `GitHub -> ${gitHub} (me noreferrer)`];

const screens = [
  // The second "Résumé PDF" has the target of the first, and a target is listed once.
  {
    name: 'the intro',
    path: '/',
    viewport: desk,
    leads: [
      ...bar,
      ...profiles,
      'Read the résumé -> /resume',
      'Read the manual -> /flipbook',
      'Play -> /handheld',
      'skip text -> #company-form',
    ],
  },
  {
    name: 'the console in a narrow window',
    path: '/',
    viewport: phone,
    // The instructions show the buttons in line, each under its legend.
    leads: [...bar, ...['up', 'down', 'left', 'b', 'right', 'a', 'select', 'start'].map((key) => `picture "${key}"`)],
  },
  {
    name: 'the plain résumé',
    path: '/resume',
    viewport: desk,
    leads: [
      ...bar,
      ...profiles,
      `player.one@example.com -> ${mail}`,
      'Website -> https://example.com/ (me noreferrer)',
      `LinkedIn: player-one -> ${linkedIn} (me noreferrer)`,
      `GitHub: player-one -> ${gitHub} (me noreferrer)`,
      'Northwind Games -> https://example.com/northwind-games (noreferrer)',
      'Blue Harbor Software -> https://example.com/blue-harbor (noreferrer)',
      'Tilekit -> https://example.com/tilekit (noreferrer)',
      'This résumé as a Word document -> /resume.docx',
      'A cover letter as a PDF -> /pdf/player-one-cover-letter.pdf (new tab, noreferrer)',
      'This résumé as JSON Resume -> /resume.json',
      'Licences of this page’s code and fonts -> /licenses.txt',
    ],
  },
  {
    name: 'a page that is not there',
    path: '/nowhere',
    viewport: desk,
    leads: [
      ...bar,
      ...profiles,
      'picture "A developer studies a map; the road ahead has a piece missing."',
      'Back to the start -> /',
      'Open the console -> /handheld',
      'Open the manual -> /flipbook',
      'Read the résumé -> /resume',
    ],
  },
];

test.each(screens)('$name', async ({ path, viewport, leads }) => {
  const { page } = await visit({ viewport });
  await page.goto(site + path);
  await hydrated(page);
  expect(await linksAndPictures(page.locator('body'), site)).toEqual(leads);
});

describe('the console', () => {
  const main = (page: Page) => page.getByRole('main');

  test('on each of its pages', async () => {
    const { page } = await visit();
    await page.goto(`${site}/handheld`);
    await hydrated(page);
    const next = page.getByRole('button', { name: 'A, next' });
    const leads: Record<string, readonly string[]> = {};
    const keepLeads = async (of: string) => {
      const found = await linksAndPictures(main(page), site);
      if (found.length > 0) leads[of] = found;
    };
    for (const [index, name] of pageNames.entries()) {
      await main(page)
        .locator(`[data-page="${index + 1}"]`)
        .waitFor();
      await keepLeads(name);
      if (name === 'side-quests') {
        await page.getByRole('button', { name: /Late Checkout/ }).click();
        await main(page).getByRole('heading', { name: 'Late Checkout' }).waitFor();
        await keepLeads('Late Checkout');
        await page.getByRole('button', { name: /^B, / }).click();
        await main(page).getByRole('heading', { name: 'Side Quests', exact: true }).waitFor();
      }
      if (name !== pageNames.at(-1)) await next.click();
      // The first press on the title page opens the form.
      if (name === 'title') await next.click();
    }
    expect(leads).toEqual({
      instructions: ['up', 'down', 'left', 'b', 'right', 'a', 'select', 'start'].map((key) => `picture "${key}"`),
      // An employer's page where the file names one, and nothing where it does not.
      levels: [
        'Blue Harbor Software -> https://example.com/blue-harbor',
        'Northwind Games -> https://example.com/northwind-games',
      ],
      'Late Checkout': ['Watch the channel -> https://example.com/late-checkout'],
      'thank-you': [`Write to me -> ${mail}`],
    });
  });

  test('in its menu', async () => {
    const { page } = await visit({ viewport: phone });
    await page.goto(`${site}/handheld`);
    await hydrated(page);
    await page.getByRole('button', { name: /^start, / }).click();
    // What a press brings is drawn after the button has answered.
    await page.getByRole('dialog').waitFor();
    expect(await linksAndPictures(page.getByRole('dialog'), site)).toEqual([
      `player.one@example.com -> ${mail}`,
      ...profiles,
      'Résumé PDF -> /pdf/player-one-resume.pdf (new tab, noreferrer)',
    ]);
  });
});

test('the manual, page by page', async () => {
  const { page } = await visit({ viewport: { width: 1279, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
  await page.goto(`${site}/flipbook`);
  await hydrated(page);
  const leads: Record<string, readonly string[]> = {};
  for (const name of [
    'Quest to Find a Job',
    'Cover Letter',
    'Quick Reference',
    'Leveling Guide',
    'Extra Content',
    'Character Story',
    'Notes',
    'A new hero for your party?',
  ]) {
    // The last one is named by its headline.
    const sheet = page.getByRole('article', { name });
    await sheet.waitFor();
    leads[name] = await linksAndPictures(sheet, site);
    if (name !== 'A new hero for your party?') await page.getByRole('button', { name: 'next' }).click();
  }
  leads.Documents = await linksAndPictures(page.getByRole('list', { name: 'Documents' }), site);
  expect(leads).toEqual({
    'Quest to Find a Job': [],
    'Cover Letter': [],
    'Quick Reference': [],
    'Leveling Guide': [
      'Blue Harbor Software -> https://example.com/blue-harbor',
      'Northwind Games -> https://example.com/northwind-games',
    ],
    'Extra Content': [
      'Tilekit -> https://example.com/tilekit',
      'Watch the channel -> https://example.com/late-checkout',
    ],
    'Character Story': [],
    Notes: ['picture "13 empty lines to write on"'],
    // The code and the link are the host's, not the owner's: a phone that reads the code opens that.
    'A new hero for your party?': [
      `Hire me by e-mail -> ${mail}`,
      'picture "QR code of example.com"',
      'example.com -> https://example.com/',
      `player.one@example.com -> ${mail}`,
      `@player-one -> ${gitHub}`,
    ],
    Documents: [
      'normal resume PDF -> /pdf/player-one-resume.pdf (new tab, noreferrer)',
      'pdf manual PDF, 8 pages -> /pdf/player-one-manual.pdf (new tab, noreferrer)',
      'foldable manual print, fold, staple -> /pdf/player-one-foldable-manual.pdf (new tab, noreferrer)',
    ],
  });
});
