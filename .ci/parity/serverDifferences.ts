import { runTool } from '../steps/runTool.ts';
import { books, serverFile } from './buildProjects.ts';
import type { Difference } from './Difference.ts';

/**
 * In what the HTML of a book of two pages differs that a server sends.
 *
 * @param folder where the projects have been built
 */
export async function serverDifferences(folder: string): Promise<Difference[]> {
  const [here = '', before = ''] = await Promise.all(
    books.map(async (book) => headings((await runTool([serverFile(folder, book)])).output)),
  );
  return here === before ? [] : [{ case: 'server rendering', step: 'rendered', what: 'server', here, before }];
}

const headings = (html: string): string =>
  [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, words]) => words).join(', ') || 'no page';
