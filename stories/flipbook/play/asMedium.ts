import { spyOn } from 'storybook/test';

/** Every media rule in the document's style sheets, and in the layers and rules inside them. */
function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule];
    return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? mediaRules(rule.cssRules) : [];
  });
}

/**
 * Shows the document in another medium by making that medium's rules apply on screen.
 * @returns a function that undoes it
 */
export function asMedium(medium: string): () => void {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .filter(({ media }) => [...media].includes(medium))
    .map(({ media }) => ({ media, before: media.mediaText }));
  for (const { media } of rules) media.mediaText = 'all';
  return () => {
    for (const { media, before } of rules) media.mediaText = before;
  };
}

/** Makes `matchMedia` match these queries until the story ends. */
export function mediaMatch(matched: RegExp): void {
  const { matchMedia } = window;
  const matching: Partial<MediaQueryList> = { matches: true };
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    // DOM edge: only this member of the media query is used.
    matched.test(query) ? (matching as MediaQueryList) : matchMedia.call(window, query),
  );
}
