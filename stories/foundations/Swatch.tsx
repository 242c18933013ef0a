import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { contrastRatio, toHex } from './contrast.ts';
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
    const [backgroundHex, inkHex] = [toHex(style.backgroundColor), toHex(style.color)];
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
