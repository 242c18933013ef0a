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

/**
 * Answers these media queries in place of the browser, until the story ends.
 * @returns a function that changes the answer
 */
export function fakeMedia(queries: RegExp, matches = true): (matches: boolean) => void {
  const { matchMedia } = window;
  const list = Object.assign(new EventTarget(), { matches });
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    // The fake has only the members that the flipbook uses.
    queries.test(query) ? (list as MediaQueryList) : matchMedia.call(window, query),
  );
  return (answer) => {
    list.matches = answer;
    list.dispatchEvent(new Event('change'));
  };
}
