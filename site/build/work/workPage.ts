import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as wordsOf } from 'mdast-util-to-string';
import { markdown } from '../../../src/content/check/markdown.ts';
import { blocksOf } from '../../../src/content/RichText.ts';
import type { WorkPageWords, WorkPart, WorkPicture } from '../../../src/content/works.ts';

/** What is wrong on a line of a page, and what to do. */
export type PageProblem = { line: number; message: string };

/** Makes a picture ready. @throws with the reason when it cannot be */
export type Preparing = (file: string, alt: string) => Promise<WorkPicture>;

/**
 * A page about a project, of the Markdown that the owner wrote: the first heading of all is its title; a picture stands in a paragraph
 * of its own.
 *
 * @param project its name, the title where the page has none
 */
export async function workPage(
  source: string,
  project: string,
  prepared: Preparing,
): Promise<{ page: WorkPageWords; problems: readonly PageProblem[] }> {
  const { children } = fromMarkdown(source);
  const [first] = children;
  const hasTitle = first?.type === 'heading';
  const parts: WorkPart[] = [];
  const problems: PageProblem[] = [];
  for (const node of hasTitle ? children.slice(1) : children) {
    try {
      parts.push(...(await partsOf(node, source, prepared)));
    } catch (cause) {
      problems.push({ line: node.position?.start.line ?? 1, message: messageOf(cause) });
    }
  }
  if (parts.length === 0 && problems.length === 0)
    problems.push({ line: 1, message: 'This page is empty. Write what the problem was, or take the file away.' });
  return { page: { project, title: (hasTitle && wordsOf(first)) || project, parts }, problems };
}

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** @throws when the picture that the part is cannot be shown */
async function partsOf(node: Node, source: string, prepared: Preparing): Promise<readonly WorkPart[]> {
  if (node.type === 'heading') return [{ kind: 'heading', heading: wordsOf(node) }];
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  if (only?.type === 'image' && others.length === 0)
    return [{ kind: 'picture', picture: await picture(only.url, only.alt?.trim() ?? '', prepared) }];
  const text = blocksOf(markdown(source.slice(node.position?.start.offset, node.position?.end.offset)));
  return text.length > 0 ? [{ kind: 'text', text }] : [];
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

async function picture(file: string, alt: string, prepared: Preparing): Promise<WorkPicture> {
  if (alt === '')
    throw new Error(`"${file}" has no words for those who do not see it. Write them: ![What it shows](${file}).`);
  if (/^[a-z][a-z0-9+.-]*:/i.test(file))
    throw new Error(`"${file}" is not shown: pages ask no other host for a picture. Put the file beside this one.`);
  try {
    return await prepared(decodeURIComponent(file), alt);
  } catch (cause) {
    throw new Error(
      `"${file}" cannot be used: ${messageOf(cause)}. Put a PNG, JPEG, WebP or SVG file beside this one.`,
      {
        cause,
      },
    );
  }
}
