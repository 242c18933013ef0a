import type { CSSProperties } from 'react';
import shells from '../../src/theme/shells.css?raw';
import surfaces from '../../src/theme/surfaces.css?raw';
import base from '../../src/theme/tokens.css?raw';
import fonts from '../../src/theme/type.css?raw';
import styles from './foundations.module.css';
import { tokensIn } from './tokensIn.ts';

const tokens = [base, shells, surfaces, fonts].flatMap(tokensIn);

/** Styles that show a token in use. */
const samples = {
  color: (token) => ({ background: token, blockSize: '2rem', outline: '1px solid var(--leaf)' }),
  font: (token) => ({ font: token }),
  length: (token) => ({ inlineSize: token, blockSize: '1rem', background: 'var(--spot)' }),
  corner: (token) => ({ borderRadius: token, blockSize: '2rem', background: 'var(--spot)' }),
  shadow: (token) => ({ boxShadow: token, blockSize: '2rem', margin: '4px 4px 12px', background: 'var(--surface)' }),
  texture: (token) => ({ background: token, backgroundColor: 'var(--spot)', blockSize: '4rem' }),
  grid: (token) => ({ background: `${token} 0 0 / 8px 8px`, backgroundColor: 'var(--lcd-shade)', blockSize: '4rem' }),
  motion: (token) => ({
    transition: `translate ${token}`,
    inlineSize: '2rem',
    blockSize: '1rem',
    background: 'var(--spot)',
  }),
} satisfies Record<string, (token: string) => CSSProperties>;

interface TokenTableProps {
  /** Only tokens with these names, in a section whose comment starts with `section`. */
  names?: RegExp;
  section?: string;
  sample: keyof typeof samples;
}

/** A table of tokens from the theme's style sheets, each with a live sample. Motions run on hover. */
export function TokenTable({ names = /^/, section = '', sample }: TokenTableProps) {
  const rows = tokens.filter((token) => names.test(token.name) && token.section.startsWith(section));
  if (rows.length === 0) throw new Error(`The theme has no tokens ${names} in a section "${section}".`);
  return (
    <table className={styles.tokens}>
      <thead>
        <tr>
          <th scope="col">token</th>
          <th scope="col">sample</th>
          <th scope="col">value</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td data-surface={sample === 'shadow' ? 'paper' : undefined}>
              <div style={samples[sample](`var(${name})`)}>{sample === 'font' && 'Player 1'}</div>
            </td>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
