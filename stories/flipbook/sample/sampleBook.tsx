import type { ReactNode } from 'react';
import styles from './sampleBook.module.css';

interface SamplePageProps {
  readonly title: string;
  /** The page number printed at the bottom: the page's position, as in the interface. */
  readonly folio: number;
  readonly children: ReactNode;
}

function SamplePage({ title, folio, children }: SamplePageProps) {
  return (
    <section className={styles.page}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
      <span className={styles.folio}>{folio}</span>
    </section>
  );
}

const dashes = { fill: 'none', stroke: '#8a5a00', strokeDasharray: '3 2' };

/** A sheet with one corner folded over: the corner's old position, its new one, and the crease. */
export const creaseFigure = (
  <svg viewBox="0 0 120 100" className={styles.figure} role="img" aria-label="A sheet with a corner folded over">
    <path d="M10 8h100v33.1L74 92H10z" fill="#ffffff" stroke="#1d1a2b" />
    <path d="M110 41.1V92H74" {...dashes} />
    <path d="M110 41.1 62 58l12 34z" fill="#f2dfb4" stroke="#1d1a2b" strokeLinejoin="round" />
    <path d="M110 92 62 58" {...dashes} />
    <circle cx="110" cy="92" r="2" />
    <circle cx="62" cy="58" r="2" />
  </svg>
);

/** The pages of a small book about paper: two covers and six pages, in an aspect ratio of 3 : 4. */
export const sampleBook = [
  <section key="cover" className={styles.cover}>
    <svg viewBox="0 0 120 120" className={styles.emblem} aria-hidden="true">
      <path d="M14 14h92v56l-36 36H14z" fill="#fbf6e6" />
      <path d="M106 70H70v36z" fill="#d9a441" />
    </svg>
    <h2 className={styles.coverTitle}>The Crease</h2>
    <p className={styles.coverLine}>A small book about paper</p>
  </section>,
  <SamplePage key="contents" title="Contents" folio={2}>
    <ol>
      <li>What a fold is</li>
      <li>How to find it</li>
      <li>With the grain</li>
      <li>Things to try</li>
    </ol>
    <p>Drag a corner, press an arrow key, or click.</p>
  </SamplePage>,
  <SamplePage key="fold" title="What a fold is" folio={3}>
    <p>
      Paper does not stretch. Lay a corner anywhere on the sheet and press the paper flat: only one crease can appear.
    </p>
    <p>Every point of the crease is equally far from the corner’s old position and its new one.</p>
  </SamplePage>,
  <SamplePage key="find" title="How to find it" folio={4}>
    {creaseFigure}
    <p>
      The crease is halfway between the corner’s old position and its new one, at a right angle to the line between
      them.
    </p>
  </SamplePage>,
  <SamplePage key="grain" title="With the grain" folio={5}>
    <p>
      Fibers lie in the direction in which the paper ran through the machine. A fold along the fibers is sharp; a fold
      across them cracks.
    </p>
    <p>
      The art of folding is called <a href="https://en.wikipedia.org/wiki/Origami">origami</a>. A click on this link
      does not turn the page.
    </p>
  </SamplePage>,
  <SamplePage key="try" title="Things to try" folio={6}>
    <ul>
      <li>Drag a corner past the spine and release it.</li>
      <li>Release it halfway.</li>
      <li>Press Escape during a drag.</li>
      <li>Find “fibers” with the browser.</li>
    </ul>
  </SamplePage>,
  <SamplePage key="notes" title="Notes" folio={7}>
    <p>This page is left to the reader.</p>
  </SamplePage>,
  <section key="back" className={styles.cover}>
    <p className={styles.coverLine}>Fold here, unfold, and it never lies quite as flat again.</p>
  </section>,
];
