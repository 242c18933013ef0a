/** A story's `globals` for a phone and for a desk. */
export const phone = { viewport: { value: 'w390', isRotated: false } };
export const desk = { viewport: { value: 'w1280', isRotated: false } };

/** A story's `parameters` for a whole screen: no margin round it, and the rules that only a whole page can keep. */
export const wholeScreen = { layout: 'fullscreen', a11y: { config: { rules: [] } } };
