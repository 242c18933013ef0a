// Every play passes in the published book, as a reader sees it in the panel Interactions.
import { describe, expect, inject, test } from 'vitest';
import { bookReaders } from '../bookReaders.ts';
import { bookStories } from '../bookStories.ts';

const { address, folder, browserAddress } = inject('book');
const stories = bookStories(folder);
const withReader = bookReaders(4, { browserAddress, address });

for (const title of new Set(stories.map((story) => story.title))) {
  describe.concurrent(title, () => {
    for (const { id, name } of stories.filter((story) => story.title === title)) {
      test(name, async () => {
        const problems = await withReader((reader) => reader.play(id));
        expect(problems.join('\n'), `?path=/story/${id}`).toBe('');
      });
    }
  });
}
