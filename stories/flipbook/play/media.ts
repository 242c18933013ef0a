import { spyOn } from 'storybook/test';

/** All media rules in a list of rules, including nested ones. */
function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule];
    return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? mediaRules(rule.cssRules) : [];
  });
}

/** Shows the document in another medium while `act` runs: that medium's rules apply on screen. */
export async function inMedium(medium: string, act: () => Promise<void> | void): Promise<void> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .filter(({ media }) => [...media].includes(medium))
    .map(({ media }) => ({ media, before: media.mediaText }));
  for (const { media } of rules) media.mediaText = 'all';
  try {
    await act();
  } finally {
    for (const { media, before } of rules) media.mediaText = before;
  }
}

/**
 * Answers these media queries in place of the browser, until the story ends.
 * @returns a function that changes the answer
 */
export function fakeMedia(queries: RegExp, matches = true): (matches: boolean) => void {
  const { matchMedia } = window;
  const fakeList = Object.assign(new EventTarget(), { matches });
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    // The fake has only the members that the flipbook uses.
    queries.test(query) ? (fakeList as MediaQueryList) : matchMedia.call(window, query),
  );
  return (answer) => {
    fakeList.matches = answer;
    fakeList.dispatchEvent(new Event('change'));
  };
}
