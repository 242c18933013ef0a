/** A story's `globals` for one of the windows of .storybook/preview.tsx. */
export const at = (value: string) => ({ viewport: { value, isRotated: false } });

export const phone = at('w390');
export const desk = at('w1280');
/** The narrowest supported window: 320 px. */
export const narrow = at('w320');

/** A story's `beforeEach`: doubles the root font size. */
export function largeText() {
  document.documentElement.style.fontSize = '200%';
  return () => {
    document.documentElement.style.fontSize = '';
  };
}
