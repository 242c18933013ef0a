// Somebody else's site: three people with a résumé of their own, made owners by setup or by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { openPdf, wholeText } from '../documents/testing/openPdf.ts';
import { axeFindings } from './axeFindings.ts';
import { playerOne, type Stranger, strangers } from './owners.ts';
import { hydrated, visitors } from './visitor.ts';

const sites = inject('sites');
const built = inject('builtFolder');
const visit = visitors();

/** Every text that is built for an owner, but for the licences of others. */
function builtTexts(owner: Stranger): readonly string[] {
  return readdirSync(join(built, owner), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|xml|txt|webmanifest)$/.test(file) && !/licenses\.txt$/.test(file))
    .map((file) => readFileSync(join(built, owner, file), 'utf8'));
}

/** What only Player One says: the sentences of the two files. */
function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(/(?<=[.!?])\s+/).filter((text) => text.split(' ').length > 6);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}
const playersLife = ['resume.json', 'game.json'].flatMap((file) =>
  sentencesOf(JSON.parse(readFileSync(join(playerOne, file), 'utf8'))),
);
/** What the drafts say of anybody. */
const anybodys = /^(No batteries|Progress is|Hold the booklet|Turning two|No hit points|Keep away)/;

describe.each(Object.keys(strangers) as Stranger[])('the site of the %s owner', (owner) => {
  const { name } = strangers[owner];

  test('tells nothing of Player One', () => {
    const texts = builtTexts(owner).join('\n');
    expect(texts).toContain(name);
    for (const sentence of playersLife.filter((text) => !anybodys.test(text))) expect(texts).not.toContain(sentence);
    expect(texts).not.toMatch(/Player One|Semicolon|Northwind|Front-end Ranger/);
  });

  test('publishes no street and no postal code', () => {
    const texts = builtTexts(owner).join('\n');
    expect(texts).not.toMatch(/2712 Broadway|94115|Slottsgate|0157/);
  });

  test('has documents that say who it is, at the old addresses and at those of their owner', async () => {
    const links = [...readdirSync(join(built, owner, 'pdf'))].sort();
    expect(links).toHaveLength(8);
    for (const file of links) {
      const text = await wholeText(await openPdf(readFileSync(join(built, owner, 'pdf', file))));
      expect(text.replace(/\s/g, '')).toContain(name.split(' ').at(-1));
      expect(text).not.toContain('Player One');
    }
  });

  test.each([
    ['/', 390],
    ['/', 1280],
    ['/handheld', 390],
    ['/flipbook', 390],
    ['/flipbook', 1280],
    ['/resume', 320],
    ['/resume', 1280],
  ])('%s at %i px says the name, is as wide as the window, and axe finds nothing', async (path, width) => {
    const { page, messages } = await visit({ viewport: { width, height: 900 } });
    await page.goto(sites[owner] + path);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.title()).toContain(name);
    expect(await axeFindings(page)).toEqual([]);
    expect(messages).toEqual([]);
  });
});
