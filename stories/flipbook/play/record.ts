import type { FlipbookHandle, FlipbookProps } from '../../../src/flipbook/index.ts';

/**
 * Writes down what a book tells, in order: `flip 2`, `flipping`, `portrait`, `page 2 by drag` … Inside every handler the book's
 * state is the one that was reported last: where it is another, that is written down, too.
 */
export function record(book: { readonly current: FlipbookHandle | null }) {
  const log: string[] = [];
  let last: string | undefined;
  const tell = (line: string) => {
    const state = last && book.current?.getState();
    log.push(!state || state === last ? line : `${line} in ${state}`);
  };
  const handlers: Pick<
    FlipbookProps,
    'onFlip' | 'onChangeState' | 'onChangeOrientation' | 'onInit' | 'onUpdate' | 'onPageChange'
  > = {
    onFlip: (page) => tell(`flip ${page}`),
    onChangeState: (state) => {
      last = state;
      tell(state);
    },
    onChangeOrientation: tell,
    onInit: ({ page, mode }) => tell(`init ${page} ${mode}`),
    onUpdate: ({ page, mode }) => tell(`update ${page} ${mode}`),
    onPageChange: (page, { reason }) => tell(`page ${page} by ${reason}`),
  };
  return {
    handlers,
    /** The calls since the last look. */
    reported: (): string[] => log.splice(0),
    /** For a new book, which has told nothing yet. */
    begin: (): void => {
      log.length = 0;
      last = undefined;
    },
  };
}
