import type { Locator } from 'playwright';

/**
 * What of a part leads somewhere or shows something, as assistive technology has it: each link with its name, where it
 * leads, and how (`new tab`, its `rel`); each picture with its name. In the order of reading, each once.
 *
 * @param site the site's own address, left out of the result
 */
export async function linksAndPictures(part: Locator, site: string): Promise<readonly string[]> {
  const targets = await part.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const how = [link.getAttribute('target') === '_blank' ? 'new tab' : '', link.getAttribute('rel') ?? ''];
      return { href: link.getAttribute('href') ?? '', how: how.filter(Boolean).join(', ') };
    }),
  );
  const found = Array.from((await part.ariaSnapshot()).matchAll(/^ *- '?(link|img)(?: "(.*?)")?(?:[ :']|$)/gm));
  const links = found.filter(([, role]) => role === 'link');
  if (links.length !== targets.length)
    throw new Error(`${links.length} links are in the accessibility tree, but ${targets.length} in the page.`);
  let at = 0;
  const lines = found.map(([, role, name = '']) => {
    if (role === 'img') return `picture "${name}"`;
    const { href = '', how = '' } = targets[at] ?? {};
    at += 1;
    return `${name} -> ${href.replace(site, '')}${how && ` (${how})`}`;
  });
  return [...new Set(lines)];
}
