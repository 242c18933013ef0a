import type { PageFlip } from '../../../compat/PageFlip.ts';

const flip = (): PageFlip | undefined => window.probe.flip();

/** What apps do in an effect when they are mounted. */
export const effects = {
  'arrow keys': () => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') flip()?.flipNext();
      if (key === 'ArrowLeft') flip()?.flipPrev();
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  },
  /** StrictMode does so once at the start. */
  'destroys in its cleanup': () => {
    const book = flip();
    return () => book?.destroy();
  },
  asks: () => window.probe.record('found', typeof flip()),
};

export type Effect = keyof typeof effects;
