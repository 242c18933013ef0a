import { expect, it } from 'vitest';
import { placeholderFiles } from '../../vite/content/contentFiles.ts';
import { checkExample } from '../report/checkExample.ts';
import { pathText } from '../report/Finding.ts';
import { formatFindings } from '../report/formatFindings.ts';

const placeholder = placeholderFiles();
const site = { address: 'https://ada.example/' };

it('the placeholder address is not reported if SITE_ADDRESS is set', () => {
  const game = { site: { address: 'https://example.com/' } };
  const findingsFor = (addressOverride: string) =>
    checkExample({ game, placeholder, addressOverride }).findings.map(
      ({ path, severity }) => `${severity} ${pathText(path)}`,
    );
  expect(findingsFor(site.address)).toEqual([]);
  expect(findingsFor('https://example.com/x/')).toEqual(['warning site.address']);
});

it('a finding has a position, the text and a fix', () => {
  const game = { site, player: { class: 'Front-end Ranger' } };
  const { findings } = checkExample({ resume: { basics: { name: 'Player One' } }, game, placeholder });
  expect(formatFindings(findings)).toBe(
    [
      'game.json:6:5  warning: player.class: "Front-end Ranger" is still placeholder text. ' +
        'Write your own, or remove it to use a draft from your résumé.',
      `resume.json:3:5  warning: basics.name: "Player One" is still placeholder text. Write your own.`,
    ].join('\n'),
  );
});

it('every placeholder text is found', () => {
  const { findings } = checkExample({ ...placeholder, placeholder });
  const leftoverPaths = findings.map(({ file, path }) => `${file} ${pathText(path)}`);
  for (const path of ['letters.generic[1]', 'letters.personal[3]', 'sideQuests[2].title', 'site.description'])
    expect(leftoverPaths).toContain(`game.json ${path}`);
  for (const path of ['basics.summary', 'work[3].name', 'education[0].institution', 'projects[0].highlights[1]'])
    expect(leftoverPaths).toContain(`resume.json ${path}`);
  expect(leftoverPaths.length).toBeGreaterThan(60);
});
