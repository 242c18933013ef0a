import { useCallback, useRef, useState } from 'react';
import { ControllerProbeContext } from '../../../src/flipbook/ControllerProbeContext.ts';
import type { FlipbookEvent } from '../../../src/flipbook/engine/events.ts';
import type { FlipbookProps } from '../../../src/flipbook/index.ts';
import type { Controller } from '../../../src/flipbook/view/controller.ts';
import { Flipbook } from '../../../src/index.ts';
import { asLines, eventsIn } from './eventLines.ts';
import styles from './lab.module.css';
import { replay } from './replay.ts';

interface EventRecorderProps extends FlipbookProps {
  /** The events to play. */
  readonly events: readonly FlipbookEvent[];
  /** Whether they are played as soon as the book is there. */
  readonly plays: boolean;
}

type Mode = 'idle' | 'recording' | 'playing';

/** Records what happens to a book as a list of events, and plays a list: each time to a new book, open at the same page. */
export function EventRecorder({ events, plays, ...book }: EventRecorderProps) {
  const [{ mode, books }, setRound] = useState<{ mode: Mode; books: number }>({
    mode: plays ? 'playing' : 'idle',
    books: 0,
  });
  const [lines, setLines] = useState(() => asLines(events));
  const recorded = useRef<FlipbookEvent[]>([]);
  const played = useRef(events);
  const ending = useRef(new AbortController());

  const probe = useCallback(
    (controller: Controller | null) => {
      ending.current.abort();
      ending.current = new AbortController();
      if (controller && mode === 'recording') controller.drawn.onEvent = (event) => recorded.current.push(event);
      if (controller && mode === 'playing') void replay(controller.drawn, played.current, ending.current.signal);
    },
    [mode],
  );
  const begin = (next: Mode) => setRound((round) => ({ mode: next, books: round.books + 1 }));

  return (
    <div data-lab="" className={styles.recorder}>
      <ControllerProbeContext value={probe}>
        <Flipbook key={books} {...book} />
      </ControllerProbeContext>
      <div className={styles.controls}>
        <button
          type="button"
          disabled={mode === 'recording'}
          onClick={() => {
            recorded.current = [];
            begin('recording');
          }}
        >
          Record
        </button>
        <button
          type="button"
          disabled={mode !== 'recording'}
          onClick={() => {
            setLines(asLines(recorded.current));
            setRound((round) => ({ ...round, mode: 'idle' }));
          }}
        >
          Stop
        </button>
        <button
          type="button"
          disabled={mode === 'recording'}
          onClick={() => {
            played.current = eventsIn(lines);
            begin('playing');
          }}
        >
          Play
        </button>
        <button type="button" onClick={() => void navigator.clipboard.writeText(lines)}>
          Copy as JSON
        </button>
      </div>
      <label className={styles.events}>
        Events
        <textarea value={lines} onChange={({ target }) => setLines(target.value)} spellCheck={false} rows={12} />
      </label>
    </div>
  );
}
