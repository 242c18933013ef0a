import { expect, test } from 'vitest';
import { releaseOf } from './releaseOf.ts';

const changelog = (version: string) =>
  `# Changelog\n\n## [Unreleased]\n\n## [${version}] - 2026-12-01\n\n### Added\n\n- A zoom.\n\n## [0.0.1]\n\n- Old.\n`;
const pageTurn = { name: 'react-page-turn', version: '0.2.0', changelog: changelog('0.2.0') };
const playableResume = { name: 'playable-resume', version: '0.1.0-beta.1', changelog: changelog('0.1.0-beta.1') };
const packages = [pageTurn, playableResume];

test('a tag releases only its own package, with the changelog’s section as notes', () => {
  const release = { name: 'react-page-turn', distTag: 'latest', notes: '### Added\n\n- A zoom.' };
  expect(releaseOf('react-page-turn@0.2.0', packages)).toEqual(release);
});

test.each(['0.1.0-beta.1', '1.0.0-rc.2'])('the prerelease %s gets npm’s tag "next"', (version) => {
  const prerelease = { name: 'playable-resume', version, changelog: changelog(version) };
  expect(releaseOf(`playable-resume@${version}`, [prerelease]).distTag).toBe('next');
});

test('a release does not take the notes of its prerelease', () => {
  const release = { ...pageTurn, changelog: `## [0.2.0-beta.1]\n\n- Beta.\n\n${changelog('0.2.0')}` };
  expect(releaseOf('react-page-turn@0.2.0', [release]).notes).not.toContain('Beta');
});

test.each([
  [
    'names another version',
    'react-page-turn@0.1.0',
    /Expected react-page-turn@0\.2\.0 or playable-resume@0\.1\.0-beta\.1/,
  ],
  ['names no package', 'v0.2.0', /The tag v0\.2\.0 matches no package version/],
])('a tag that %s releases nothing', (_, tag, message) => {
  expect(() => releaseOf(tag, packages)).toThrow(message);
});

test.each([
  ['no heading for the version', changelog('0.1.9')],
  ['nothing below the heading', '# Changelog\n\n## [0.2.0] - 2026-12-01\n\n## [0.1.0]\n\n- Old.\n'],
])('a changelog with %s stops the release', (_, text) => {
  expect(() => releaseOf('react-page-turn@0.2.0', [{ ...pageTurn, changelog: text }])).toThrow(
    'no text under "## [0.2.0]"',
  );
});
