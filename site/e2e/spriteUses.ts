/** Of the drawings that are to be seen, how many have come from the file, and those that have not. Runs in the page. */
export const spriteUses = () => {
  const drawings = [...document.querySelectorAll('use')].filter((use) =>
    use.ownerSVGElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const missing = drawings.filter((use) => use.getBoundingClientRect().width === 0);
  return { missing: missing.map((use) => use.href.baseVal), foundCount: drawings.length - missing.length };
};
