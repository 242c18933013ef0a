import { useId } from 'react';
import { BookTable } from '../../BookTable.tsx';
import styles from './Waterfall.module.css';
import {
  bar,
  headLine,
  phases,
  secondsWords,
  sizeWords,
  type WaterfallMoments,
  type WaterfallRequest,
  waterfallLayout,
  wordsDown,
} from './waterfallLayout.ts';

export type WaterfallProps = {
  /** What was loaded, in a few words: `/ before`. */
  name: string;
  requests: readonly WaterfallRequest[];
  moments: WaterfallMoments;
  /** The end of the axis, in milliseconds: give two charts the same one to compare them. */
  untilMs: number;
};

/** From a line to the words beside it, in CSS px. */
const aside = { start: 4, end: -4 } as const;

/** What a page asked for, when that came, and when it was seen. The same as a table below. */
export function Waterfall({ name, requests, moments, untilMs }: WaterfallProps) {
  const id = useId();
  const chart = waterfallLayout({ requests, moments, untilMs });
  const said = chart.moments.map(({ words }) => words).join(', ');
  const sum = sizeWords(requests.reduce((all, { bytes }) => all + bytes, 0));
  return (
    <figure className={styles.waterfall} aria-labelledby={id}>
      <figcaption className={styles.caption} id={id}>
        <strong>{name}</strong>: {requests.length} requests, {sum}
      </figcaption>
      <svg className={styles.chart} height={chart.height} role="img" aria-label={`${name}: ${said}`}>
        {chart.ticks.map(({ x, words }) => (
          <line key={words} className={styles.grid} x1={`${x}%`} x2={`${x}%`} y1={chart.axisY + headLine} y2="100%" />
        ))}
        {chart.rows.map(({ y, kind, bars }) => (
          <g key={y} data-kind={kind}>
            {bars.map(({ phase, x, width }) => (
              <rect
                key={phase}
                className={styles.bar}
                data-phase={phase}
                x={`${x}%`}
                y={y + bar.down}
                width={`${width}%`}
                height={bar.height}
              />
            ))}
          </g>
        ))}
        {chart.moments.map(({ kind, x, y }) => (
          <line key={kind} className={styles.moment} data-moment={kind} x1={`${x}%`} x2={`${x}%`} y1={y} y2="100%" />
        ))}
        {/* Words last: they lie over every line. */}
        {chart.ticks.map(({ x, words, anchor }) => (
          <text key={words} x={`${x}%`} dx={aside[anchor]} y={chart.axisY + wordsDown} textAnchor={anchor}>
            {words}
          </text>
        ))}
        {chart.rows.map(({ y, name: file, words }) => (
          <text key={y} y={y + wordsDown}>
            <tspan className={styles.strong}>{file}</tspan> {words}
          </text>
        ))}
        {chart.moments.map(({ kind, x, y, words, anchor }) => (
          <text
            key={kind}
            className={styles.strong}
            x={`${x}%`}
            dx={aside[anchor]}
            y={y + wordsDown}
            textAnchor={anchor}
          >
            {words}
          </text>
        ))}
      </svg>
      <p className={styles.key}>
        {phases.map((phase) => (
          <span key={phase}>
            <svg className={styles.swatch} aria-hidden="true">
              <rect className={styles.bar} data-phase={phase} width="100%" height="100%" />
            </svg>
            {phase}
          </span>
        ))}
      </p>
      <details>
        <summary>{name} as a table</summary>
        <BookTable of={requests.map(tableRow)} />
      </details>
    </figure>
  );
}

function tableRow({ path, priority, queuedMs, sentMs, answeredMs, endMs, bytes }: WaterfallRequest) {
  return {
    request: path,
    size: sizeWords(bytes),
    priority,
    queued: secondsWords(queuedMs),
    sent: secondsWords(sentMs),
    'first byte': secondsWords(answeredMs),
    'last byte': secondsWords(endMs),
  };
}
