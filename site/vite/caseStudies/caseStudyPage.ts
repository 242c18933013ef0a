import type { CaseStudyContent, CaseStudyPart, CaseStudyPicture } from '../../../src/resume/caseStudies.ts';
import { blocksOf, plainText } from '../../../src/resume/RichText.ts';
import { errorMessage } from '../../config/errorMessage.ts';
import { type MarkdownNode, markdown, markdownParser } from '../../prepare/publish/markdown.ts';

/** An error on a line of a page; lines count from 1. */
export type PageProblem = { line: number; message: string };

/** Prepares a picture. @throws with the reason if it is unusable */
export type AddPicture = (file: string, alt: string) => Promise<CaseStudyPicture>;

/**
 * Parses the Markdown of a case study. A heading at the start is the title. A picture beside
 * other text in its paragraph becomes its alt text.
 * @param project the project's name, and the title of a page that does not start with a heading
 */
export async function caseStudyPage(
  source: string,
  project: string,
  addPicture: AddPicture,
): Promise<{ page: CaseStudyContent; problems: readonly PageProblem[] }> {
  const nodes = parse(source);
  const title = nodes[0] && headingText(nodes[0]);
  const parts: CaseStudyPart[] = [];
  const problems: PageProblem[] = [];
  for (const node of title === undefined ? nodes : nodes.slice(1)) {
    try {
      parts.push(...(await nodeParts(node, source, addPicture)));
    } catch (cause) {
      problems.push({ line: (node.token.map?.[0] ?? 0) + 1, message: errorMessage(cause) });
    }
  }
  if (parts.length === 0 && problems.length === 0)
    problems.push({ line: 1, message: 'This page is empty. Describe the project, or delete the file.' });
  return { page: { project, title: title || project, parts }, problems };
}

const parse = markdownParser();

function headingText({ token, children: [line] }: MarkdownNode): string | undefined {
  return token.type === 'heading_open' ? plainText(markdown(line?.token.content ?? '')) : undefined;
}

/** @throws if the node is a picture that is unusable */
async function nodeParts(
  node: MarkdownNode,
  source: string,
  addPicture: AddPicture,
): Promise<readonly CaseStudyPart[]> {
  const heading = headingText(node);
  if (heading !== undefined) return [{ kind: 'heading', heading }];
  const [onlyNode, ...otherNodes] = node.children[0]?.children ?? [];
  if (onlyNode?.token.type === 'image' && otherNodes.length === 0) {
    const [file, alt] = [String(onlyNode.token.attrGet('src')), onlyNode.token.content.trim()];
    return [{ kind: 'picture', picture: await addPagePicture(file, alt, addPicture) }];
  }
  const lines = source.split(/\r\n?|\n/).slice(...(node.token.map ?? [0]));
  const blocks = blocksOf(markdown(lines.join('\n')));
  return blocks.length > 0 ? [{ kind: 'text', text: blocks }] : [];
}

async function addPagePicture(file: string, alt: string, addPicture: AddPicture): Promise<CaseStudyPicture> {
  if (alt === '') throw new Error(`"${file}" has no alt text. Describe the picture: ![What it shows](${file}).`);
  if (/^[a-z][a-z0-9+.-]*:/i.test(file))
    throw new Error(
      `"${file}" is on another host, and pages load no files from other hosts. Put the file beside this one.`,
    );
  try {
    return await addPicture(decodeURIComponent(file), alt);
  } catch (cause) {
    const message = `"${file}" cannot be used: ${errorMessage(cause)}. Put a PNG, JPEG, WebP or SVG file beside this one.`;
    throw new Error(message, { cause });
  }
}
