// Docs and comments name only files that exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const trackedFiles = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

const isPage = /\.mdx?$/;
const isChecked = /\.(mdx?|tsx?|mjs)$/;

/** Files that an owner adds or that a run writes, and placeholder names. */
const isAbsent = /^site\/(public|content)\b|^\.storybook\/visual\/diffs|(^|\/)(use)?X|^(example|thing)\./;

/** A path from the root in a comment. */
const fromRoot = /(?<![\w/.@:-])(?:src|site|stories|\.storybook|\.ci|\.github)\/[\w./*{},-]*\w/g;

const listing = /^ *```.*?^ *```$/gms;
const quoted = /`((?:src|site|stories|\.storybook|\.ci|\.github)\/[^`\s]+|(?:\w+\/)*\w[\w.-]*\.(?:tsx?|mjs|mdx|typ))`/g;
const link = /\]\((?!https?:|mailto:|[?#])([^)\s#]+)/g;
const comments = /^\s*(?:\/\/|\/?\*).*|\s\/\/ .*/gm;

/** Whether a file whose path starts or ends with this one exists, or none need exist. */
const isThere = (path: string) =>
  isAbsent.test(path) ||
  /[*{<]/.test(path) ||
  trackedFiles.some((file) => file.startsWith(path) || file.endsWith(`/${path}`) || file === path);

const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([all, name = all]) => name);

function namedFiles(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!isPage.test(file)) return namesIn((text.match(comments) ?? []).join('\n'), fromRoot);
  const prose = text.replaceAll(listing, '');
  return [...namesIn(prose, quoted), ...namesIn(prose, link).map((path) => join(dirname(file), path))];
}

test('every file that a page or a comment names exists', () => {
  const deadNames = trackedFiles
    .filter((file) => isChecked.test(file))
    .flatMap((file) => namedFiles(file).flatMap((name) => (isThere(name) ? [] : [`${file} names ${name}`])));
  expect(deadNames).toEqual([]);
});
