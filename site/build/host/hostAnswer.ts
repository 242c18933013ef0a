/** What a static host does with a path. Files are named from the site's own folder. */
export type HostAnswer = { kind: 'file'; file: string } | { kind: 'redirect'; path: string } | { kind: 'notFound' };

/**
 * How the static hosts answer: a folder shows its index, `/resume` shows `resume.html`, and what is not there is 404.
 *
 * @param path as requested, percent signs and all, without the query
 * @param base the site's path, with a slash at both ends
 * @param isFile whether the site's folder has that file
 */
export function hostAnswer(path: string, base: string, isFile: (file: string) => boolean): HostAnswer {
  if (`${path}/` === base) return { kind: 'redirect', path: base };
  const inside = path.startsWith(base) ? decoded(path.slice(base.length)) : undefined;
  if (inside === undefined || /(^|\/)\.\.(\/|$)|\0/.test(inside)) return { kind: 'notFound' };
  const isFolder = inside === '' || inside.endsWith('/');
  const candidates = isFolder ? [`${inside}index.html`] : [inside, `${inside}.html`];
  const file = candidates.find(isFile);
  if (file !== undefined) return { kind: 'file', file };
  return !isFolder && isFile(`${inside}/index.html`) ? { kind: 'redirect', path: `${path}/` } : { kind: 'notFound' };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
