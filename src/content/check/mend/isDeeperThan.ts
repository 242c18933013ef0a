import { Parser } from 'htmlparser2';

/**
 * Whether HTML, or XML, has more elements within elements than so many. What walks them calls itself for each, and some thousands
 * take all of the stack; the parser itself takes the square of their number.
 */
export function isDeeperThan(most: number, markup: string, isXml: boolean): boolean {
  let depth = 0;
  let isDeeper = false;
  const parser = new Parser(
    {
      onopentag() {
        depth += 1;
        if (depth <= most) return;
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
