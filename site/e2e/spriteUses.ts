/** Counts the visible drawings from the SVG file, and lists the missing ones. Runs in the page. */
export const spriteUses = () => {
  const drawings = [...document.querySelectorAll('use')].filter((use) =>
    use.ownerSVGElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const missing = drawings.filter((use) => use.getBoundingClientRect().width === 0);
  return { missing: missing.map((use) => use.href.baseVal), foundCount: drawings.length - missing.length };
};
