/** Where the hosts that know it read which headers go with which files. */
export const headersFile = '_headers';

type Headers = Readonly<Record<string, string>>;

/**
 * Reads a `_headers` file, as Netlify and Cloudflare Pages do: a path, which may end in `*`, and below it, set in, the headers
 * that answers at such paths have.
 *
 * @returns the headers of a path; of two rules that name the same one, the later counts
 */
export function hostHeaders(text: string): (path: string) => Headers {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  const fits = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => Object.assign({}, ...rules.filter((rule) => fits(rule.path, path)).map(({ headers }) => headers));
}
