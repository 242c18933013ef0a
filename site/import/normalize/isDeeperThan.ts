import { Parser } from 'htmlparser2';

/**
 * Whether HTML or XML nests deeper than `maxDepth`. Code that walks the tree recurses, and
 * thousands of levels overflow the stack; the parser itself takes quadratic time.
 */
export function isDeeperThan(maxDepth: number, markup: string, isXml: boolean): boolean {
  let depth = 0;
  let isDeeper = false;
  const parser = new Parser(
    {
      onopentag() {
        depth += 1;
        if (depth <= maxDepth) return;
        isDeeper = true;
        parser.pause();
      },
      onclosetag() {
        depth -= 1;
      },
    },
    { xmlMode: isXml },
  );
  parser.write(markup);
  return isDeeper;
}
