// Every docs page of the published book is drawn. A story that is gone leaves an error where the page was.
import { describe, expect, inject, test } from 'vitest';
import { bookReaders } from '../bookReaders.ts';
import { bookDocs } from '../bookStories.ts';

const { address, folder, browserAddress } = inject('book');
const withReader = bookReaders(4, { browserAddress, address });

describe.concurrent('docs', () => {
  for (const { id, title } of bookDocs(folder)) {
    test(title, async () => {
      const problem = await withReader((reader) => reader.open(id));
      expect(problem, `?path=/docs/${id}`).toBe('');
    });
  }
});
