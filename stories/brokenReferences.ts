const fence = /```[\s\S]*?```/g;
const fileImport = /^import (?:\* as (\w+)|\{([^}]*)\}|(\w+)) from '([^']+)';/gm;
const ownConst = /^export const (\w+)/gm;
const reference = /\bof=\{(\w+)(?:\.(\w+))?\}/g;

/**
 * The references of a docs page (`of={…}`) that lead nowhere: a renamed story, an import inside a code sample.
 *
 * @param page the MDX
 * @param read the text of a file that the page imports, by the path in the import; `undefined` for a package
 */
export function brokenReferences(page: string, read: (path: string) => string | undefined): readonly string[] {
  const code = page.replace(fence, '');
  const files = new Map<string, string>();
  const broken: string[] = [];
  for (const [, all, named, single, path = ''] of code.matchAll(fileImport)) {
    for (const name of [all ?? single ?? '', ...(named ?? '').split(',')].map((one) => one.trim()).filter(Boolean)) {
      files.set(name, path);
      if (named !== undefined && !exports(read(path), name)) broken.push(`${name}: ${path} exports no such thing.`);
    }
  }
  const own = new Set(Array.from(code.matchAll(ownConst), ([, name]) => name));
  for (const [, name = '', member] of code.matchAll(reference)) {
    const path = files.get(name);
    if (path === undefined) {
      if (!own.has(name)) broken.push(`${name}: the page does not import it.`);
    } else if (member !== undefined && path.includes('.stories.') && !exports(read(path), member)) {
      broken.push(`${name}.${member}: ${path} has no such story.`);
    }
  }
  return broken;
}

function exports(source: string | undefined, name: string): boolean {
  return source === undefined || new RegExp(`^export (?:const|function) ${name}\\b`, 'm').test(source);
}
