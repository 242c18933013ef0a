import { relative } from 'node:path';
import type { Content } from '../../../src/resume/Content.ts';
import { formatFindings } from '../report/formatFindings.ts';
import type { CheckedContent } from '../validate/checkContent.ts';

/** The warnings of the check and the résumé's missing fields, one per line. */
export function remainingTasks({ content, findings }: CheckedContent, resumePath: string): readonly string[] {
  const file = relative(process.cwd(), resumePath);
  return [
    ...formatFindings(findings).split('\n').filter(Boolean),
    ...(content ? missingFieldTasks(content, file) : []),
  ];
}

function missingFieldTasks({ resume: { basics, work = [], education = [] } }: Content, file: string): string[] {
  const lines: readonly (readonly [boolean, string])[] = [
    [!basics.email, 'basics.email: No email address, so visitors cannot email you from the site. Add one.'],
    [!basics.label, 'basics.label: No job title. Add one, for example "Programmer".'],
    [!basics.summary, 'basics.summary: No summary. Write two or three sentences about your work.'],
    [work.length + education.length === 0, 'work: No jobs and no education, so the console has no levels. Add some.'],
  ];
  return lines.filter(([isMissing]) => isMissing).map(([, line]) => `${file}  ${line}`);
}
