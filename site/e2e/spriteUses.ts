/**
 * Counts the visible drawings that the SVG file has provided, and lists those missing. Runs in the
 * page.
 */
export const spriteUses = () => {
  const drawings = [...document.querySelectorAll('use')].filter((use) =>
    use.ownerSVGElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const missing = drawings.filter((use) => use.getBoundingClientRect().width === 0);
  return { missing: missing.map((use) => use.href.baseVal), foundCount: drawings.length - missing.length };
};
