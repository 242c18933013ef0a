/** Replacements for `(scripting)` in a page whose scripts never came: one matches, one does not. */
const conditions = [
  [/\(scripting: ?none\)/g, '(min-width: 0px)'],
  [/\(scripting: ?enabled\)/g, '(max-width: 0px)'],
] as const;

/** The media conditions as they were before. */
const originals = new Map<MediaList, string>();

/**
 * Makes the page look as in a browser without scripts: `(scripting: none)` matches, and `<noscript>`
 * content shows. Repeat it when another style sheet has loaded.
 */
export function showScriptFreeVersion(): void {
  for (const { media } of Array.from(document.styleSheets).flatMap(mediaRules)) {
    const before = media.mediaText;
    const after = conditions.reduce((text, [condition, replacement]) => text.replace(condition, replacement), before);
    if (after === before) continue;
    originals.set(media, before);
    media.mediaText = after;
  }
  if (document.querySelector('[data-noscript]')) return;
  // Browsers with scripts keep a `<noscript>`'s content as text.
  for (const noscript of document.querySelectorAll('#root noscript')) {
    const copy = document.createElement('div');
    copy.dataset.noscript = '';
    copy.innerHTML = noscript.textContent ?? '';
    noscript.after(copy);
  }
}

/** Restores the page, to the last node. */
export function hideScriptFreeVersion(): void {
  for (const [media, text] of originals) media.mediaText = text;
  for (const copy of document.querySelectorAll('[data-noscript]')) copy.remove();
}

function mediaRules(sheet: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  try {
    return Array.from(sheet.cssRules).flatMap((rule) => {
      if (!(rule instanceof CSSGroupingRule)) return [];
      return rule instanceof CSSMediaRule ? [rule, ...mediaRules(rule)] : mediaRules(rule);
    });
  } catch {
    // The page may not read a sheet that a browser extension has added.
    return [];
  }
}
