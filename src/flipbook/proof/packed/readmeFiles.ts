import { fromMarkdown } from 'mdast-util-from-markdown';

/** A comment with the path of a file, as the first line of a code block. */
const pathLine = /^\/\/ (\S+)\n/;

/**
 * The files that a text in Markdown shows: its code blocks whose first line is a path.
 *
 * @returns their texts by their paths
 */
export function readmeFiles(markdown: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fromMarkdown(markdown).children.flatMap((node) => {
      const code = node.type === 'code' ? `${node.value}\n` : '';
      const [line, path] = pathLine.exec(code) ?? [];
      return line && path ? [[path, code.slice(line.length)]] : [];
    }),
  );
}
