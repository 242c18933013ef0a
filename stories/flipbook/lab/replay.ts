import type { FlipbookEvent } from '../../../src/flipbook/engine/events.ts';
import { runOf } from '../../../src/flipbook/engine/state.ts';
import type { DrawnBook } from '../../../src/flipbook/view/drawnBook.ts';

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Plays events to a book, one a frame. A run is waited for: the book itself reports its end. */
export async function replay(drawn: DrawnBook, events: readonly FlipbookEvent[], signal: AbortSignal): Promise<void> {
  for (const event of events) {
    await nextFrame();
    while (event.type === 'run-finished' && runOf(drawn.state.motion)?.id === event.run && !signal.aborted)
      await nextFrame();
    if (signal.aborted) return;
    sendTo(drawn, event);
  }
}

function sendTo(drawn: DrawnBook, event: FlipbookEvent): void {
  if (event.type === 'book-reshaped') drawn.finishMotion();
  else if (event.type === 'book-reopened') drawn.reopen(drawn.model, event.page);
  else drawn.send(event);
}
