/** A story's `globals` for the narrowest window there is: 320 px. */
export const narrow = { viewport: { value: 'w320', isRotated: false } };
