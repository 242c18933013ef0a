import { type ComponentProps, useEffect, useReducer, useRef } from 'react';
import type { Content } from '../content/Content.ts';
import { useVisit } from '../visit/useVisit.ts';
import { ConsoleScreen, type PageWords } from './ConsoleScreen.tsx';
import styles from './Handheld.module.css';
import { Lcd } from './Lcd.tsx';
import { type ConsoleState, consoleAt, pageIndex, pageNames, stepConsole } from './state.ts';

const fixedWords = {
  back: 'back',
  next: 'next',
  /** `{page}` and `{pages}` are numbers. */
  place: 'Page {page} of {pages}',
  /** Added for those who do not see the form appear. */
  formOpen: 'The company form is open.',
  noScript: "The console's buttons need JavaScript.",
};

/** The fixed words of {@link Handheld}: its own, and page by page those of its pages. */
export type HandheldWords = Partial<typeof fixedWords> & { pages?: PageWords };

/** What {@link Handheld} takes, and whatever a `<section>` does. */
export interface HandheldProps extends Omit<ComponentProps<'section'>, 'children' | 'content'> {
  /** The owner's words. */
  content: Content;
  /** The page to start on, 0 to 8; a number outside becomes the nearest page. @default 0 */
  initialPage?: number;
  /** Replaces some of the fixed words. */
  words?: HandheldWords | undefined;
}

/**
 * The console: nine pages about one developer behind two buttons. It remembers the company's name in the visit, so it
 * stands inside a `VisitProvider`.
 */
export function Handheld({ content, initialPage = 0, words, className, ...rest }: HandheldProps) {
  const text = { ...fixedWords, ...words };
  const { company, setCompany } = useVisit();
  const [state, onEvent] = useReducer(stepConsole, initialPage, consoleAt);
  const screen = useFocusOnNewPage(viewOf(state));
  const page = pageIndex(state);
  const place = text.place.replace('{page}', String(page + 1)).replace('{pages}', String(pageNames.length));
  const formIsOpen = state.page === 'title' && state.form === 'open';

  return (
    <section
      aria-label={content.game.console.name}
      {...rest}
      className={[styles.handheld, className].filter(Boolean).join(' ')}
    >
      <Lcd ref={screen}>
        <ConsoleScreen
          key={viewOf(state)}
          content={content}
          state={state}
          onEvent={onEvent}
          company={company}
          onCompany={setCompany}
          words={words?.pages}
        />
      </Lcd>
      <div className={styles.controls}>
        <button
          type="button"
          aria-label={`B, ${text.back}`}
          disabled={page === 0}
          onClick={() => onEvent({ type: 'back-pressed' })}
        >
          <b>B</b> {text.back}
        </button>
        <p className={styles.place} role="status">
          {place}
          {formIsOpen && <span className={styles.spoken}>. {text.formOpen}</span>}
        </p>
        <button
          type="button"
          aria-label={`A, ${text.next}`}
          disabled={page === pageNames.length - 1}
          onClick={() => onEvent({ type: 'next-pressed' })}
        >
          <b>A</b> {text.next}
        </button>
      </div>
      {/* In an element: a browser with scripts on does not decode the entities of bare text in here. */}
      <noscript>
        <p>{text.noScript}</p>
      </noscript>
    </section>
  );
}

/** A name for what is shown that changes whenever a reader should begin anew: page by page, and quest by quest. */
function viewOf(state: ConsoleState): string {
  return state.page === 'side-quests' && state.view === 'detail' ? `${state.page} ${state.quest}` : state.page;
}

/** Brings focus to the heading of each new view, but not to that of the first: nobody asked to go there. */
function useFocusOnNewPage(view: string) {
  const screen = useRef<HTMLDivElement>(null);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    screen.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, [view]);
  return screen;
}
