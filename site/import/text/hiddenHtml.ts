// Finds the elements of HTML that a browser does not show.

type Attributes = Readonly<Record<string, string>>;

const skippedTags = /^(?:head|script|style|svg|nav|noscript|template|select|iframe|meta)$/;

/** The name of a notice about cookies, in its class or ID. */
const notice = /cookie|consent|gdpr/i;

/**
 * Whether an element is hidden, or is not content of its page, such as a menu.
 * @param selectors those of `hiddenSelectors`
 */
export function isHidden(tag: string, attributes: Attributes, selectors: ReadonlySet<string> = new Set()): boolean {
  // Some pages are hidden until a script runs.
  if (tag === 'html' || tag === 'body') return false;
  const { class: classes = '', id = '', style = '' } = attributes;
  const names = [`#${id}`, ...classes.split(/\s+/).map((name) => `.${name}`)];
  return (
    skippedTags.test(tag) ||
    notice.test(`${classes} ${id}`) ||
    'hidden' in attributes ||
    hides(style) ||
    names.some((name) => selectors.has(name) || selectors.has(`${tag}${name}`))
  );
}

const comment = /\/\*.*?\*\//gs;

/** At-rules, such as those that apply only on paper or on some screens. */
const conditionalRules = /@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Simple selectors of elements that a page hides: `.hidden`, `div.hidden`. The last rule counts. */
export function hiddenSelectors(html: string): ReadonlySet<string> {
  const selectors = new Set<string>();
  for (const [, style = ''] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)) {
    const rules = style.replace(comment, '').replace(conditionalRules, '');
    for (const [, names = '', declarations = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const name of names.split(',').map((text) => text.trim())) {
        if (/^(?:\w+)?[.#][\w-]+$/.test(name) && hides(declarations)) selectors.add(name);
        else if (/display\s*:|visibility\s*:/i.test(declarations)) selectors.delete(name);
      }
  }
  return selectors;
}

const hides = (declarations: string): boolean =>
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(declarations);
