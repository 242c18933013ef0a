import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { contrastRatio } from '../../src/theme/contrastRatio.ts';
import styles from './foundations.module.css';

export type SwatchProps = {
  background: `--${string}`;
  ink: `--${string}`;
  children: ReactNode;
};

/** A color with text on it. Its figures come from the rendered colors, not from a list. */
export function Swatch({ background, ink, children }: SwatchProps) {
  const area = useRef<HTMLDivElement>(null);
  const [figures, setFigures] = useState('');
  useLayoutEffect(() => {
    if (!area.current) return;
    const style = getComputedStyle(area.current);
    const [backgroundHex, inkHex] = [hex(style.backgroundColor), hex(style.color)];
    setFigures(`${backgroundHex} · ${contrastRatio(backgroundHex, inkHex).toFixed(1)} : 1`);
  }, []);
  return (
    <div ref={area} className={styles.swatch} style={{ backgroundColor: `var(${background})`, color: `var(${ink})` }}>
      <span className={styles.swatchUse}>{children}</span>
      <span>
        {ink} on {background}
      </span>
      <span>{figures}</span>
    </div>
  );
}

function hex(color: string): string {
  const channels = color.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
