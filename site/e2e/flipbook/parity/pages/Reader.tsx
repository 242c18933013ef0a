import {
  type CSSProperties,
  type EffectCallback,
  Fragment,
  forwardRef,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import HTMLFlipBook, { type PageFlipEvent } from '../../../../../src/flipbook/compat.tsx';
import { type Inside, insides } from './insides.tsx';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The case's options for the app: its flipbook, its pages, and their surroundings. */
export interface ReaderProps {
  /** Props of the flipbook, besides a size of 300 x 400 and a `flippingTime` of 200. */
  readonly props?: Readonly<Record<string, Json>>;
  readonly undefinedProp?: string;
  /** The number of pages, named by their numbers. @default 8 */
  readonly count?: number;
  /** The names of the pages, if they are not numbers. */
  readonly names?: readonly string[];
  readonly words?: string;
  readonly hard?: readonly string[];
  readonly inside?: Readonly<Record<string, Inside>>;
  readonly classes?: Readonly<Record<string, string>>;
  /** An unusual child after the pages, before one more page. */
  readonly odd?: 'null' | 'fragment' | 'no ref';
  readonly css?: string;
  /** Styles of the flipbook's container and of its parent. */
  readonly around?: CSSProperties;
  readonly outside?: CSSProperties;
  readonly dir?: 'rtl';
  readonly isStrict?: boolean;
  readonly effect?: 'arrow keys' | 'destroys in its cleanup' | 'asks';
  /** Whether the app renders again at each `flip`, with values it reads from the flipbook. */
  readonly follows?: boolean;
  /** Methods called in sequence by each `flip`. */
  readonly calls?: readonly (readonly [method: string, ...args: readonly number[]])[];
  /** The handler that throws. */
  readonly fails?: string;
  /** Changes after a click on a button, by its label. */
  readonly buttons?: Readonly<Record<string, ReaderProps>>;
}

interface PageProps {
  readonly name: string;
  readonly density?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

// biome-ignore lint/suspicious/noReactForwardRef: as the peer's documentation has it
const Page = forwardRef<HTMLDivElement, PageProps>(({ name, density, className = '', children }, ref) => (
  <div className={`page ${className}`} ref={ref} data-density={density}>
    <h2>Page {name}</h2>
    {children}
  </div>
));

const WithoutRef = () => (
  <div className="page">
    <h2>Page 3</h2>
  </div>
);

const odds: Readonly<Record<NonNullable<ReaderProps['odd']>, ReactNode>> = {
  null: null,
  fragment: (
    <Fragment key="odd">
      <Page name="3" />
      <Page name="4" />
    </Fragment>
  ),
  'no ref': <WithoutRef key="odd" />,
};

const effects: Readonly<Record<NonNullable<ReaderProps['effect']>, EffectCallback>> = {
  'arrow keys': () => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') window.probe.flip()?.flipNext();
      if (key === 'ArrowLeft') window.probe.flip()?.flipPrev();
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  },
  /** StrictMode does so once at the start. */
  'destroys in its cleanup': () => {
    const book = window.probe.flip();
    return () => book?.destroy();
  },
  asks: () => window.probe.record('found', typeof window.probe.flip()),
};

/** An app with a flipbook, as in the peer's first example, with the case's options. */
export function Reader(readerProps: ReaderProps) {
  const [change, setChange] = useState<ReaderProps>();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [handlers] = useState(() => handlersOf(readerProps.fails));
  const calls = useRef(readerProps.calls ?? []);
  const { count = 8, undefinedProp, odd, ...now } = { ...readerProps, ...change };
  const { words = 'Words that fill a page, enough of them for two lines.' } = now;
  const names = now.names ?? Array.from({ length: count }, (_, index) => String(index + 1));
  const note = (what: string) => setNotes((before) => [...before, what]);
  const { effect } = readerProps;
  useEffect(() => (effect ? effects[effect]() : undefined), [effect]);

  const onFlip = (event: PageFlipEvent<number>) => {
    handlers.onFlip(event);
    const { object } = event;
    const isSame = object === window.probe.flip();
    if (readerProps.follows) setNotes([`${isSame}, ${object.pages.currentPageIndex + 1} of ${object.getPageCount()}`]);
    const [call, ...others] = calls.current;
    calls.current = others;
    if (call) window.probe.call([call]);
  };
  const pages = names.map((name) => {
    const inside = now.inside?.[name];
    const Inside = inside && insides[inside];
    return (
      <Page
        key={name}
        name={name}
        density={now.hard?.includes(name) ? 'hard' : undefined}
        className={now.classes?.[name]}
      >
        {Inside ? <Inside name={name} note={note} /> : <p>{words}</p>}
      </Page>
    );
  });
  return (
    <>
      {now.css && <style>{now.css}</style>}
      <div style={now.outside} dir={now.dir}>
        <div data-around style={now.around}>
          <HTMLFlipBook
            width={300}
            height={400}
            flippingTime={200}
            ref={window.probe.book}
            {...handlers}
            {...(readerProps.follows || readerProps.calls ? { onFlip } : {})}
            {...now.props}
            {...(undefinedProp && { [undefinedProp]: undefined })}
          >
            {odd ? [...pages, odds[odd], <Page key="last" name="last" />] : pages}
          </HTMLFlipBook>
        </div>
      </div>
      <output>{notes.join(', ')}</output>
      {Object.entries(now.buttons ?? {}).map(([text, then]) => (
        <button key={text} type="button" onClick={() => setChange((before) => ({ ...before, ...then }))}>
          {text}
        </button>
      ))}
    </>
  );
}

function handlersOf(failing: string | undefined) {
  const handler = (name: string) => (event: PageFlipEvent<unknown>) => {
    window.probe.record(name, event.data);
    if (failing === name) throw new Error('A mistake.');
  };
  return {
    onFlip: handler('flip'),
    onChangeState: handler('changeState'),
    onChangeOrientation: handler('changeOrientation'),
    onInit: handler('init'),
    onUpdate: handler('update'),
  };
}
