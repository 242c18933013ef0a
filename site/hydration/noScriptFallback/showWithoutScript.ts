/** Replacements for `(scripting)` in a page whose scripts never came: one matches, one does not. */
const conditions = [
  [/\(scripting: ?none\)/g, '(min-width: 0px)'],
  [/\(scripting: ?enabled\)/g, '(max-width: 0px)'],
] as const;

/**
 * Makes a page look as in a browser without scripts: `(scripting: none)` matches, `<noscript>`
 * content shows, and elements that a script would have revealed appear.
 * @returns a function that restores the page, to the last node
 */
export function showWithoutScript(page: Document): () => void {
  const undos = [...restyled(page), ...unhidden(page), ...showNoscript(page)];
  // Style sheets may still be loading.
  const restyle = () => undos.push(...restyled(page));
  page.addEventListener('load', restyle, true);
  return () => {
    page.removeEventListener('load', restyle, true);
    for (const undo of undos) undo();
  };
}

type Undo = () => void;

function restyled(page: Document): Undo[] {
  return Array.from(page.styleSheets).flatMap((sheet) => mediaRules(sheet).flatMap(({ media }) => rewritten(media)));
}

/** A sheet that was already rewritten has no such condition left. */
function rewritten(media: MediaList): Undo[] {
  const before = media.mediaText;
  const after = conditions.reduce((text, [condition, replacement]) => text.replace(condition, replacement), before);
  if (after === before) return [];
  media.mediaText = after;
  return [
    () => {
      media.mediaText = before;
    },
  ];
}

function mediaRules(sheet: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  try {
    return Array.from(sheet.cssRules).flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return [rule, ...mediaRules(rule)];
      return rule instanceof CSSGroupingRule ? mediaRules(rule) : [];
    });
  } catch {
    // The page may not read a sheet that a browser extension has added.
    return [];
  }
}

/** Shows the pages that are not open, which the flipbook hides, in case its style sheet failed. */
function unhidden(page: Document): Undo[] {
  return Array.from(page.querySelectorAll('#root [hidden]'), (element) => {
    const before = element.getAttribute('hidden') ?? '';
    element.removeAttribute('hidden');
    return () => element.setAttribute('hidden', before);
  });
}

/** Browsers with scripts keep a `<noscript>`'s content as text, so insert a copy after it. */
function showNoscript(page: Document): Undo[] {
  return Array.from(page.querySelectorAll('#root noscript'), (noscript) => {
    const copy = page.createElement('div');
    copy.dataset.noscript = '';
    copy.innerHTML = noscript.textContent ?? '';
    noscript.after(copy);
    return () => copy.remove();
  });
}
