import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story or a docs page of the built book. */
export interface BookEntry {
  id: string;
  /** Its own name: `Types The Script`. */
  name: string;
  /** Where it stands in the book: `Dialogue/Typewriter/Behaviour`. */
  title: string;
}

interface Entry extends BookEntry {
  type: 'story' | 'docs';
  tags: readonly string[];
}

/**
 * The stories that have a play. The others run under Vitest only, with axe and pictures.
 *
 * @param folder of a built book
 */
export function bookStories(folder: string): readonly BookEntry[] {
  return entriesOf(folder).filter(
    ({ type, tags }) => type === 'story' && tags.includes('test') && tags.includes('play-fn'),
  );
}

/**
 * The docs pages, written and generated ones.
 *
 * @param folder of a built book
 */
export function bookDocs(folder: string): readonly BookEntry[] {
  return entriesOf(folder).filter(({ type }) => type === 'docs');
}

function entriesOf(folder: string): readonly Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(index.entries);
}
