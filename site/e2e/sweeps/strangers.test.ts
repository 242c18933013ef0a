// Sites of other owners, built from their résumés by setup or by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { documentText } from '../../documents/testing/pdfText.ts';
import { openPdf } from '../../import/read/openPdf.ts';
import { draftGame } from '../../prepare/draft/draftGame.ts';
import { axeFindings } from '../axeFindings.ts';
import { otherOwners, playerOne, type Stranger } from '../owners.ts';
import { goTo, visitors } from '../visitor.ts';

const sites = inject('sites');
const builtFolder = inject('builtFolder');
const visit = visitors();

/** Every text built for an owner, except third-party licenses. */
function builtTexts(owner: Stranger): readonly string[] {
  return readdirSync(join(builtFolder, owner), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|xml|txt)$/.test(file) && !/licenses\.txt$/.test(file))
    .map((file) => readFileSync(join(builtFolder, owner, file), 'utf8'));
}

/** The long sentences of a document; shorter ones may be in any résumé. */
function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(/(?<=[.!?])\s+/).filter((text) => text.split(' ').length > 4);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

/** Sentences that every owner's draft contains. */
const genericSentences = sentencesOf(draftGame({ basics: { name: 'Kim', email: 'kim@kim.example' } }, '2025-11-01'));
/** Sentences of Player One alone. */
const ofPlayerOne = ['resume.json', 'game.json']
  .flatMap((file) => sentencesOf(JSON.parse(readFileSync(join(playerOne, file), 'utf8'))))
  .filter((sentence) => !genericSentences.includes(sentence));

describe.each(Object.keys(otherOwners) as Stranger[])('the site of the %s owner', (owner) => {
  const { name } = otherOwners[owner];

  test('contains nothing of Player One', () => {
    const texts = builtTexts(owner).join('\n');
    expect(texts.includes(name)).toBe(true);
    const names = ['Player One', 'player.one', 'Northwind', 'Tilekit', 'Front-end Ranger'];
    expect([...ofPlayerOne, ...names].filter((words) => texts.includes(words))).toEqual([]);
    expect(ofPlayerOne.length).toBeGreaterThan(20);
  });

  test('has documents with its owner’s name, at the fixed addresses and at personal ones', async () => {
    const links = [...readdirSync(join(builtFolder, owner, 'pdf'))].sort();
    expect(links).toHaveLength(10);
    // Both addresses of a document have the same bytes: read each once.
    const documents = links.map((file) => readFileSync(join(builtFolder, owner, 'pdf', file)));
    const different = documents.filter((one, index) => documents.findIndex((other) => other.equals(one)) === index);
    expect(different).toHaveLength(5);
    for (const document of different) {
      const text = await documentText(await openPdf(document));
      expect(text.replace(/\s/g, '')).toContain(name.split(' ').at(-1));
      expect(text).not.toContain('Player One');
    }
  });
});

/** Opened one after the other, since a new window for each takes longer than the checks. */
const views = [
  ['/', 320, 'axe'],
  ['/handheld', 390],
  ['/flipbook', 320],
  ['/', 650],
  ['/flipbook', 1280, 'axe'],
  ['/resume', 650],
  ['/resume', 320, 'axe'],
  ['/nowhere', 320],
] as const;

test.each([
  ['wordy', otherOwners.wordy.name],
  ['minimal', otherOwners.minimal.name],
  ['long', 'Wolfeschlegelstein'],
  ['arabic', 'ليلى حداد'],
] as const)('every page of the %s owner has the name, fits the window, and axe finds nothing', async (owner, name) => {
  const { page, messages } = await visit();
  const results: object[] = [];
  for (const [path, width, asksAxe] of views) {
    await page.setViewportSize({ width, height: 640 });
    await goTo(page, sites[owner] + path);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    const beyond = Math.max(0, widest - width);
    const hasOwnerName = (await page.title()).includes(name);
    const findings = asksAxe ? await axeFindings(page) : [];
    const consoleMessages = messages.splice(0).filter((message) => !message.includes('status of 404'));
    results.push({ path, width, beyond, hasOwnerName, findings, consoleMessages });
  }
  const inOrder = { beyond: 0, hasOwnerName: true, findings: [], consoleMessages: [] };
  expect(results).toEqual(views.map(([path, width]) => ({ path, width, ...inOrder })));
});
