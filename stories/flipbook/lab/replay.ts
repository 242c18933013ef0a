import type { FlipbookEvent } from '../../../src/flipbook/engine/events.ts';
import { runOf } from '../../../src/flipbook/engine/state.ts';
import type { BookView } from '../../../src/flipbook/view/bookView.ts';

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Plays events to a book, one a frame. A run is waited for: the book itself reports its end. */
export async function replay(view: BookView, events: readonly FlipbookEvent[], signal: AbortSignal): Promise<void> {
  for (const event of events) {
    await nextFrame();
    while (event.type === 'run-finished' && runOf(view.state.motion)?.id === event.run && !signal.aborted)
      await nextFrame();
    if (signal.aborted) return;
    sendTo(view, event);
  }
}

function sendTo(view: BookView, event: FlipbookEvent): void {
  if (event.type === 'book-reshaped') view.finishMotion();
  else if (event.type === 'book-reopened') view.reopen(view.model, event.page);
  else view.send(event);
}
