/** An element of parsed markup. */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupElement[];
  /** The text in it and in everything in it. */
  readonly text: string;
}

interface OpenElement extends MarkupElement {
  readonly children: MarkupElement[];
  text: string;
}

const tokens = /<(?<slash>\/?)(?<name>[\w-]+)(?<attributes>(?: [\w-]+="[^"]*")*)(?<empty>\/?)>|(?<text>[^<]+)/gy;

/**
 * Parses what React's static rendering writes: every attribute quoted, every element closed.
 *
 * @throws when the markup is anything else
 */
export function parseMarkup(markup: string): MarkupElement {
  const root: OpenElement = { name: 'root', attributes: {}, children: [], text: '' };
  const open = [root];
  let read = 0;
  for (const { 0: token, groups = {} } of markup.matchAll(tokens)) {
    read += token.length;
    if (groups.text) for (const element of open) element.text += groups.text;
    else if (groups.slash) close(open, groups.name);
    else open.push(begin(open, groups));
    if (groups.empty) open.pop();
  }
  if (read !== markup.length || open.length !== 1) throw new Error(`No well-formed markup from ${markup.slice(read)}`);
  return root;
}

function begin(open: readonly OpenElement[], { name = '', attributes = '' }: Record<string, string>): OpenElement {
  const pairs = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
  const element: OpenElement = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
  open.at(-1)?.children.push(element);
  return element;
}

function close(open: OpenElement[], name: string | undefined): void {
  const closed = open.pop();
  if (closed?.name !== name) throw new Error(`<${closed?.name}> is closed as </${name}>.`);
}

/** An element's descendants, in the order of the markup. */
export function descendantsOf(element: MarkupElement): readonly MarkupElement[] {
  return element.children.flatMap((child) => [child, ...descendantsOf(child)]);
}
