/** Every rule for media, in the sheets of the document and in the layers within them. */
function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule];
    return rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : [];
  });
}

/**
 * Shows the document as if the medium were that one: its rules are made to count on the screen.
 *
 * @returns what takes it back
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
