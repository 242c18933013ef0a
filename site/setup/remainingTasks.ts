import { relative } from 'node:path';
import type { Content } from '../../src/content/Content.ts';
import type { CheckedContent } from '../../src/content/check/checkContent.ts';
import { formatFindings } from '../../src/content/check/formatFindings.ts';

/** What is left to do after the files are written, a line each: what the check warns of, and what the résumé lacks. */
export function remainingTasks({ content, findings }: CheckedContent, resumePath: string): readonly string[] {
  const file = relative(process.cwd(), resumePath);
  return [
    ...formatFindings(findings).split('\n').filter(Boolean),
    ...(content ? missingFieldTasks(content, file) : []),
  ];
}

function missingFieldTasks({ resume: { basics, work = [], education = [] } }: Content, file: string): string[] {
  const lines: readonly (readonly [boolean, string])[] = [
    [!basics.email, 'basics.email: There is no e-mail address, so nobody can write to you from the site.'],
    [!basics.label, 'basics.label: There is no trade. Write what you call yours, like "Programmer".'],
    [!basics.summary, 'basics.summary: There is no summary. Write two or three sentences about your work.'],
    [work.length + education.length === 0, 'work: There are no jobs and no training, so there are no levels.'],
  ];
  return lines.filter(([isMissing]) => isMissing).map(([, line]) => `${file}  ${line}`);
}
