// biome-ignore-all lint/a11y: as people write pages for react-pageflip.
import { type CSSProperties, type HTMLAttributes, useEffect, useRef } from 'react';
import photo from './photo.svg?no-inline';

interface InsideProps {
  readonly name: string;
  /** Tells the app, which renders again. */
  readonly note: (what: string) => void;
}

const full: CSSProperties = { width: '100%', height: '300px', display: 'block' };
const part: CSSProperties = { display: 'block', width: 200, height: 60, margin: '0 0 20px 50px' };

interface DrawingProps extends HTMLAttributes<HTMLDivElement> {
  readonly events: readonly string[];
  readonly does: 'stopPropagation' | 'preventDefault';
}

/** Stops presses or prevents their default, as maps and sliders do. */
function Drawing({ events, does, ...rest }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const handle = (event: Event) => event[does]();
    for (const name of events) element?.addEventListener(name, handle, { passive: false });
    return () => {
      for (const name of events) element?.removeEventListener(name, handle);
    };
  }, [events, does]);
  return (
    <div ref={box} style={{ height: 300 }} {...rest}>
      Drawing
    </div>
  );
}

const old = ['mousedown', 'touchstart'];
const all = [...old, 'pointerdown'];
const prevents = (event: string) => {
  const events = [event];
  return () => <Drawing events={events} does="preventDefault" />;
};
const entry = (text: string, page: number) => () => (
  <ul>
    <li onClick={() => window.probe.flip()?.flip(page)}>{text}</li>
  </ul>
);

export const insides = {
  video: () => <video style={full} muted loop />,
  canvas: () => <canvas style={full} />,
  player: () => <video style={full} controls />,
  photo: ({ name }: InsideProps) => (
    <img src={`${photo}?page=${name}`} loading="eager" width={200} height={200} alt="" />
  ),
  curtain: () => <div className="curtain" style={{ position: 'fixed', inset: 0, pointerEvents: 'none' }} />,
  'left ribbon': () => <div className="ribbon" style={{ left: -25 }} />,
  'right ribbon': () => <div className="ribbon" style={{ right: -25 }} />,
  'chapter 2': entry('Chapter 2', 4),
  contents: entry('Contents', 0),
  controls: ({ note }: InsideProps) => (
    <div style={{ padding: '120px 100px 0' }}>
      <button onClick={() => note('button')}>Buy</button>
      <a href="#more" onClick={() => note('link')}>
        More
      </a>
      <label>
        <input type="checkbox" onChange={() => note('box')} />
        Agree
      </label>
      <span onClick={() => note('words')}>Words</span>
    </div>
  ),
  panel: () => (
    <>
      <button style={part} disabled>
        Sold
      </button>
      <input style={part} type="range" />
      <select style={part} size={3}>
        <option>One</option>
        <option>Two</option>
      </select>
    </>
  ),
  'keeps presses': () => <Drawing events={old} does="stopPropagation" />,
  'keeps pointers': () => <Drawing events={all} does="stopPropagation" />,
  'is ignored': () => <Drawing events={old} does="stopPropagation" data-flip-ignore="" />,
  'prevents pointerdown': prevents('pointerdown'),
  'prevents mousedown': prevents('mousedown'),
  'prevents touchstart': prevents('touchstart'),
};

export type Inside = keyof typeof insides;
