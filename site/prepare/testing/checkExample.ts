// For tests: checks resume.json and game.json. A test passes only the file that it is about.
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { formatFindings } from '../../import/rules.ts';
import { type CheckedContent, type CheckOptions, checkContent } from '../checkContent.ts';

export const { game: validGame } = exampleContent();
export const validResume = { basics: { name: 'Ada' } };

/** The two documents. A string is a file's text; `null` is a missing file. */
export type Documents = Partial<Pick<CheckOptions, 'placeholder' | 'addressOverride'>> & {
  resume?: unknown;
  game?: unknown;
};

const asText = (document: unknown) => (typeof document === 'string' ? document : JSON.stringify(document, null, 2));

/** Checks documents on a site with two files: a photo and a talk. */
export function checkExample({ resume = validResume, game = validGame, ...otherOptions }: Documents): CheckedContent {
  return checkContent({
    resume: { file: 'resume.json', text: resume === null ? undefined : asText(resume) },
    game: { file: 'game.json', text: game === null ? undefined : asText(game) },
    fileExists: (path) => path === 'photo.png' || path === 'talks/my talk.pdf',
    asOf: '2025-11-01',
    ...otherOptions,
  });
}

export function reportOf(documents: Documents): string {
  return formatFindings(checkExample(documents).findings);
}
