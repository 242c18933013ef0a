// Flipbooks from both entries. The drop-in is used like react-pageflip: with pages that forward a ref,
// a ref of any type, and handlers with types of their own.
import { forwardRef, type ReactNode, useRef, useState } from 'react';
import { defaultSettings, Flipbook, type FlipbookHandle, type FlipbookSettings } from 'react-page-turn';
import HTMLFlipBook, { type HTMLFlipBookRef, type PageFlip } from 'react-page-turn/react-pageflip';

interface BookProps {
  readonly report: (event: string) => void;
}

export function FlipbookExample({ report }: BookProps) {
  const book = useRef<FlipbookHandle>(null);
  const settings: FlipbookSettings = { ...defaultSettings, width: 200, height: 300, flippingTime: 90 };
  return (
    <>
      <Flipbook {...settings} ref={book} aria-label="Book" onFlip={(page) => report('flip ' + page)}>
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <p key={number}>Page {number}</p>
        ))}
      </Flipbook>
      <button type="button" onClick={() => void book.current?.flipNext()}>Next</button>
    </>
  );
}

const Leaf = forwardRef<HTMLDivElement, { number: string; children: ReactNode }>((props, ref) => (
  <div className="leaf" ref={ref}>
    <p>Page {props.number}</p>
    {props.children}
  </div>
));

export function DropInExample({ report }: BookProps) {
  const book = useRef<any>(null);
  return (
    <>
      <HTMLFlipBook
        width={200}
        height={300}
        flippingTime={90}
        className="album"
        style={{ margin: '0 auto' }}
        aria-label="Book"
        ref={book}
        onFlip={(event: { data: number; object: PageFlip }) => {
          report('flip ' + event.data + (event.object === book.current.pageFlip() ? '' : ' of another book'));
        }}
        onChangeState={(event: { data: string }) => event.data.length}
      >
        <Leaf number="1">one</Leaf>
        {['2', '3', '4', '5', '6'].map((number) => (
          <Leaf key={number} number={number}>{number}</Leaf>
        ))}
      </HTMLFlipBook>
      <button type="button" onClick={() => book.current.pageFlip().flipNext()}>Next</button>
    </>
  );
}

/** Other uses of the drop-in, for type checks only. */
export function OtherUses() {
  const exact = useRef<HTMLFlipBookRef>(null);
  const narrow = useRef<{ pageFlip(): { flipNext(): void } }>(null);
  return (
    <>
      <HTMLFlipBook width={1} height={1} ref={exact} onFlip={(event: any) => event.data} onInit={() => undefined} />
      <HTMLFlipBook width={1} height={1} ref={narrow} onInit={(event) => event.data.mode === 'portrait'} />
      <HTMLFlipBook width={1} height={1} onFlip={(event) => event.object.pages.currentPageIndex} />
      <HTMLFlipBook width={1} height={1} ref={(book) => void book?.pageFlip().flip(2, 'bottom')}>
        {null}
        {['front', 'back'].map((page) => (
          <Leaf key={page} number={page}>{page}</Leaf>
        ))}
        {exact.current !== null && <Leaf number="3">three</Leaf>}
      </HTMLFlipBook>
      <HTMLFlipBook width={1} height={1} onFlip={({ data }) => data.toFixed()} onChangeOrientation={undefined} />
      {/* @ts-expect-error numbers are numbers here, as in react-pageflip's own types */}
      <HTMLFlipBook width="1" height={1} />
      {/* @ts-expect-error the height is required; without types, this would pass */}
      <HTMLFlipBook width={1} />
      {/* @ts-expect-error this method does not exist, because pages are children */}
      <button onClick={() => exact.current?.pageFlip().loadFromImages([])} />
    </>
  );
}

/** The test page: a flipbook that can be closed, and its last event. */
export function TestPage({ kind }: { kind: 'flipbook' | 'drop-in' }) {
  const [lastEvent, setLastEvent] = useState('nothing');
  const [isOpen, setIsOpen] = useState(true);
  const Book = kind === 'drop-in' ? DropInExample : FlipbookExample;
  return (
    <>
      {isOpen && <Book report={setLastEvent} />}
      <button type="button" onClick={() => setIsOpen(false)}>Close</button>
      <output>{lastEvent}</output>
    </>
  );
}
