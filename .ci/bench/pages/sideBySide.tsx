import './page.css';
import './sideBySide.css';
import { PageFlip } from 'page-flip';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Flipbook } from '../../../src/flipbook/Flipbook.tsx';
import type { FlipbookHandle } from '../../../src/flipbook/FlipbookHandle.ts';
import { settings } from './BenchBook.ts';
import { busyFor } from './busyFor.ts';
import { sampleElement } from './sampleElement.ts';
import { samplePage } from './samplePage.tsx';

/** Half the size that is measured, so that both books fit beside each other. */
const half = { ...settings, width: 320, height: 300 };
const pageCount = 8;
const pages = Array.from({ length: pageCount }, (_, index) => samplePage(index));
/** From a turn's start to the moment at which the main thread is blocked. */
const blockAfterMs = 200;
const blockMs = 300;
const load = { busyMs: 50, everyMs: 60 };

function SideBySide() {
  const own = useRef<FlipbookHandle>(null);
  const peer = useRef<PageFlip>(null);
  const peerRoom = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const room = peerRoom.current;
    if (!room) return undefined;
    // It takes its host element away with it.
    const host = room.appendChild(document.createElement('div'));
    const elements = Array.from({ length: pageCount }, (_, index) => sampleElement(index));
    host.append(...elements);
    const book = new PageFlip(host, half);
    book.loadFromHTML(elements);
    peer.current = book;
    return () => book.destroy();
  }, []);

  useEffect(() => {
    if (!loaded) return undefined;
    const timer = setInterval(() => busyFor(load.busyMs), load.everyMs);
    return () => clearInterval(timer);
  }, [loaded]);

  const next = () => {
    void own.current?.flipNext('bottom');
    peer.current?.flipNext('bottom');
  };
  const previous = () => {
    void own.current?.flipPrev('bottom');
    peer.current?.flipPrev('bottom');
  };

  return (
    <>
      <p>
        <button type="button" onClick={previous}>
          Turn both back
        </button>{' '}
        <button type="button" onClick={next}>
          Turn both
        </button>{' '}
        <button
          type="button"
          onClick={() => {
            next();
            setTimeout(() => busyFor(blockMs), blockAfterMs);
          }}
        >
          Turn both and block the main thread for {blockMs} ms
        </button>{' '}
        <label>
          <input type="checkbox" checked={loaded} onChange={() => setLoaded(!loaded)} /> keep the main thread busy{' '}
          {load.busyMs} of {load.everyMs} ms
        </label>
      </p>
      <div className="both">
        <section>
          <h1>This book</h1>
          <Flipbook {...half} ref={own} aria-label="This book">
            {pages}
          </Flipbook>
        </section>
        <section>
          <h1>page-flip 2.0.7</h1>
          <div ref={peerRoom} />
        </section>
      </div>
    </>
  );
}

const room = document.getElementById('room');
if (room) createRoot(room).render(<SideBySide />);
