import type { Content } from './Content.ts';
import { type SaidWords, saidWords } from './saidWords.ts';

/** The fixed words among the owner's, in the content's language. */
export function saidIn({ words }: Pick<Content, 'words'>): SaidWords {
  return words?.said ?? saidWords;
}
