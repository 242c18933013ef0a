import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { contrastRatio } from '../../src/theme/contrastRatio.ts';
import styles from './foundations.module.css';

/** What a {@link Swatch} shows: tokens by name, and a word about their use. */
export type SwatchProps = {
  /** The token of the ground. */
  ground: `--${string}`;
  /** The token of the text on it. */
  ink: `--${string}`;
  /** What it is for. */
  children: ReactNode;
};

/** A colour with its text on it. The figures are worked out from what the browser shows, not from a list. */
export function Swatch({ ground, ink, children }: SwatchProps) {
  const area = useRef<HTMLDivElement>(null);
  const [figures, setFigures] = useState('');
  useLayoutEffect(() => {
    if (!area.current) return;
    const shown = getComputedStyle(area.current);
    const [face, text] = [hex(shown.backgroundColor), hex(shown.color)];
    setFigures(`${face} · ${contrastRatio(face, text).toFixed(1)} : 1`);
  }, []);
  return (
    <div ref={area} className={styles.swatch} style={{ backgroundColor: `var(${ground})`, color: `var(${ink})` }}>
      <span className={styles.use}>{children}</span>
      <span>
        {ink} on {ground}
      </span>
      <span>{figures}</span>
    </div>
  );
}

function hex(shown: string): string {
  const channels = shown.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
