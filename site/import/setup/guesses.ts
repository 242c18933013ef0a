import { execFileSync } from 'node:child_process';
import { francAll } from 'franc-min';
import { everyValue } from '../values.ts';

/** ISO 639-3 codes, which the library expects. A few sentences tell these languages apart. */
const detectedCodes =
  'eng deu fra spa por ita nld pol swe ces hun ron tur rus ukr bul ell heb arb pes hin ben jpn kor cmn vie ind tha';

/**
 * Shorter texts are mostly names and technical terms, which are English in every language. Other
 * alphabets identify a language sooner.
 */
const minLetters = { latin: 150, other: 30 } as const;

/** Fewer Latin letters are enough if the second most likely language scores at most this much. */
const minLettersIfClear = 60;
const maxSecondScore = 0.88;

/** The fields that hold sentences. */
const sentenceKeys = /(?:summary|highlights|description|reference|label|position|area)$/;

/** The language of a résumé's sentences as a tag, such as `de`; `undefined` if it is unclear. */
export function detectLanguage(resume: unknown): string | undefined {
  const sentences = [...everyValue(resume)].flatMap(({ path, value }) =>
    typeof value === 'string' && sentenceKeys.test(String(path.findLast((step) => typeof step === 'string')))
      ? [value]
      : [],
  );
  const text = sentences.join('\n');
  const letterCount = text.match(/\p{L}/gu)?.length ?? 0;
  const isLatin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > letterCount;
  if (letterCount < (isLatin ? minLettersIfClear : minLetters.other)) return undefined;
  const [[code] = ['und'], [, secondScore] = ['und', 1]] = francAll(text, { only: detectedCodes.split(' ') });
  if (isLatin && letterCount < minLetters.latin && secondScore > maxSecondScore) return undefined;
  return code === 'und' ? undefined : Intl.getCanonicalLocales(code)[0];
}

/** The GitHub Pages address for a git remote; `undefined` for other hosts. */
export function pagesAddress(remote: string): string | undefined {
  const [, user, repository] = /(?:^|[/@.])github\.com[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?\/?\s*$/.exec(remote) ?? [];
  if (!user || !repository) return undefined;
  const host = `${user.toLowerCase()}.github.io`;
  return repository.toLowerCase() === host ? `https://${host}/` : `https://${host}/${repository}/`;
}

/** The GitHub Pages address of a folder's repository; `undefined` without git or a remote `origin`. */
export function remoteAddress(folder: string): string | undefined {
  try {
    const remote = execFileSync('git', ['remote', 'get-url', 'origin'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return pagesAddress(remote);
  } catch {
    return undefined;
  }
}
