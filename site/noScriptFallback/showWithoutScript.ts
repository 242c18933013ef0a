/** Conditions on scripts, and what takes their place where scripts are allowed and none has come: one holds, one does not. */
const conditions = [
  [/\(scripting: ?none\)/g, '(min-width: 0px)'],
  [/\(scripting: ?enabled\)/g, '(max-width: 0px)'],
] as const;

/**
 * Makes a page what it is in a browser without scripts: the style sheets' `(scripting: none)` holds, what stands in
 * `<noscript>` is shown, and what a script was to show in its turn is there at once.
 *
 * @returns makes it again what it was, to the last node
 */
export function showWithoutScript(page: Document): () => void {
  const undos = [...restyled(page), ...unhidden(page), ...showNoscript(page)];
  // Style sheets may still be on their way.
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

/** What was rewritten before has no condition left to rewrite. */
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
    // A sheet that a browser's extension has added may be closed to the page.
    return [];
  }
}

/** The book keeps the pages that are not open out of sight. Where its style sheet is lost nothing else would show them. */
function unhidden(page: Document): Undo[] {
  return Array.from(page.querySelectorAll('#root [hidden]'), (element) => {
    const before = element.getAttribute('hidden') ?? '';
    element.removeAttribute('hidden');
    return () => element.setAttribute('hidden', before);
  });
}

/** Browsers that run scripts never show a `<noscript>`, and keep what is in it as text: a copy stands after it. */
function showNoscript(page: Document): Undo[] {
  return Array.from(page.querySelectorAll('#root noscript'), (noscript) => {
    const copy = page.createElement('div');
    copy.dataset.noscript = '';
    copy.innerHTML = noscript.textContent ?? '';
    noscript.after(copy);
    return () => copy.remove();
  });
}
