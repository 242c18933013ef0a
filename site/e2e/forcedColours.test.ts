// Colours that the system chooses: what is said with a colour of our own beside them may be read by nobody. Measured in pictures.
import { expect, inject, test } from 'vitest';
import { pageNames } from '../../src/console/engine/pageNames.ts';
import { allScreens } from './allScreens.ts';
import { faintTexts } from './faintTexts.ts';
import { visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();
const phone = { width: 390, height: 844 };
const schemes = ['dark', 'light'] as const;

test.each(schemes)('%s forced colours: every text of every screen has its contrast', async (colorScheme) => {
  const { page } = await visit({ viewport: phone, reducedMotion: 'reduce', forcedColors: 'active', colorScheme });
  const found: Record<string, readonly string[]> = {};
  const places: string[] = [];
  const look = async (place: string) => {
    places.push(place);
    const { lines, faint } = await faintTexts(page);
    expect(lines, place).toBeGreaterThan(0);
    if (faint.length > 0) found[place] = faint;
  };
  for await (const place of allScreens(page, site, pageNames)) {
    await look(place);
    if (!place.includes('Start Menu')) continue;
    // A tab was chosen by the pointer, which is on it.
    await page.mouse.move(0, 0);
    await look(`${place}, without the pointer`);
  }
  expect(found).toEqual({});
  for (const end of ['the form', 'thank-you', 'Colors, without the pointer', 'Page 8 of 8', 'a broken screen'])
    expect(places).toContainEqual(expect.stringContaining(end));
});
