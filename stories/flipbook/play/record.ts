import type { FlipbookProps } from '../../../src/flipbook/index.ts';

/** Writes down what a book tells, in order: `flip 2`, `flipping`, `portrait`, `page 2 by drag` … */
export function record() {
  const log: string[] = [];
  const handlers: Pick<
    FlipbookProps,
    'onFlip' | 'onChangeState' | 'onChangeOrientation' | 'onInit' | 'onUpdate' | 'onPageChange'
  > = {
    onFlip: (page) => log.push(`flip ${page}`),
    onChangeState: (state) => log.push(state),
    onChangeOrientation: (orientation) => log.push(orientation),
    onInit: ({ page, mode }) => log.push(`init ${page} ${mode}`),
    onUpdate: ({ page, mode }) => log.push(`update ${page} ${mode}`),
    onPageChange: (page, { reason }) => log.push(`page ${page} by ${reason}`),
  };
  return {
    handlers,
    /** The calls since the last look. */
    reported: (): string[] => log.splice(0),
  };
}
