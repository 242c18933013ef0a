// In the first person, in sentences that are true for any such résumé.
import type { Game } from '../Game.ts';
import type { Resume } from '../Resume.ts';
import { asLabel } from './asLabel.ts';
import { latestJob } from './latestJob.ts';
import { plainWords } from './plainWords.ts';
import { sheetWidth } from './sheetWidth.ts';
import { asSentence, firstSentences } from './shortened.ts';

/**
 * How much of the summary a letter quotes, in em of the folded sheet: 300 Latin letters. With the rest of the letter that
 * is three quarters of what the sheet holds.
 */
const quotedEm = 120;

/** The two letters, with their placeholders. */
export function draftLetters(resume: Resume, asOf: string): Game['letters'] {
  const middle = [introduction(resume, asOf), ...quotation(resume)];
  const closing = ['Yours sincerely,', '{name}'];
  return {
    generic: [
      'Dear hiring team,',
      ...middle,
      'The rest stands in my résumé. I would be glad to talk about it.',
      ...closing,
    ],
    personal: [
      'Dear {company} team,',
      ...middle,
      'The rest stands in my résumé. I would be glad to hear what {company} is looking for, and to talk about it.',
      ...closing,
    ],
  };
}

function introduction(resume: Resume, asOf: string): string {
  const trade = asLabel(plainWords(resume.basics.label));
  const job = latestJob(resume, asOf);
  const what =
    job &&
    [job.position, job.employer]
      .filter(Boolean)
      .map((words) => asLabel(words))
      .join(', ');
  return [
    asSentence(`I would like to introduce myself: ${['{name}', trade].filter(Boolean).join(', ')}`),
    ...(job && what ? [asSentence(`${job.isCurrent ? 'My work at present' : 'My latest work'}: ${what}`)] : []),
  ].join(' ');
}

/** A summary may be told in the third person, or be in another language: it is quoted, so that it is true either way. */
function quotation({ basics }: Resume): string[] {
  const words = firstSentences(plainWords(basics.summary), (text) => sheetWidth(text) <= quotedEm);
  return words ? [`In the words of my résumé: “${asSentence(words)}”`] : [];
}
