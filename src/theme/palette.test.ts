// Reads the style sheets as text, to test the published values.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shells } from '../resume/owner/shells.ts';
import { contrastRatio } from './contrastRatio.ts';

const sheet = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = sheet('./tokens.css');
const shellSheet = sheet('./shells.css');

/** The value of a custom property in a piece of CSS, with `var()` resolved to the palette. */
function valueIn(css: string, name: string): string {
  const value = new RegExp(`\\s${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim();
  if (value === undefined) throw new Error(`${name} is not defined in this style sheet.`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? valueIn(tokens, reference) : value;
}

function shellRule(shell: string): string {
  const rule = new RegExp(`\\[data-shell="${shell}"\\]\\s*\\{([^}]*)\\}`).exec(shellSheet)?.[1];
  if (rule === undefined) throw new Error(`src/theme/shells.css has no rule for [data-shell="${shell}"].`);
  return rule;
}

/** Blends a color with a layer of another color above it. */
function blend(layer: readonly number[], opacity: number, color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const mixedChannels = channels.map((channel, index) =>
    Math.round(channel * (1 - opacity) + (layer[index] ?? 0) * opacity),
  );
  return `#${mixedChannels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

describe('the palette', () => {
  it.each([
    ['--on-backdrop', '--backdrop', 4.5],
    ['--ink', '--paper', 12],
    ['--spot-text', '--paper', 4.5],
    ['--lcd-ink', '--lcd', 7],
    ['--on-lens', '--lens', 7],
    ['--on-key', '--key', 4.5],
  ])('%s on %s is readable: at least %d : 1', (ink, background, minContrast) => {
    expect(contrastRatio(valueIn(tokens, ink), valueIn(tokens, background))).toBeGreaterThanOrEqual(minContrast);
  });

  it.each([
    ['--paper-grain', '--paper', '--ink', 12],
    ['--backdrop-weave', '--backdrop', '--on-backdrop', 4.5],
    ['--lcd-grid', '--lcd', '--lcd-ink', 7],
  ])('%s leaves text on %s readable where its dots are densest', (texture, background, ink, minContrast) => {
    const layers = [...valueIn(tokens, texture).matchAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g)];
    expect(layers).not.toHaveLength(0);
    // Only dark layers reduce the contrast of dark ink. Assume that all of them overlap.
    const darkest = layers.reduce(
      (color, [, red, green, blue, opacity]) => {
        const layer = [Number(red), Number(green), Number(blue)];
        const blended = blend(layer, Number(opacity), color);
        return contrastRatio(blended, '#ffffff') > contrastRatio(color, '#ffffff') ? blended : color;
      },
      valueIn(tokens, background),
    );
    expect(contrastRatio(valueIn(tokens, ink), darkest)).toBeGreaterThanOrEqual(minContrast);
  });
});

describe('the shells', () => {
  it.each([...shells])('%s also applies as the remembered shell', (shell) => {
    const selectors = `[data-remembered-shell="${shell}"] [data-shell],\n[data-shell="${shell}"] {`;
    expect(shellSheet).toContain(selectors);
  });

  it.each([...shells])('%s has readable ink on its face', (shell) => {
    const rule = shellRule(shell);
    expect(contrastRatio(valueIn(rule, '--shell-ink'), valueIn(rule, '--shell-face'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...shells])('%s has a visible focus ring', (shell) => {
    const face = valueIn(shellRule(shell), '--shell-face');
    const tones = ['--focus-dark', '--focus-light'].map((tone) => contrastRatio(valueIn(tokens, tone), face));
    expect(Math.max(...tones)).toBeGreaterThanOrEqual(3);
  });
});

describe('the focus ring', () => {
  it('is visible on every background, because its two tones differ enough', () => {
    const contrast = contrastRatio(valueIn(tokens, '--focus-dark'), valueIn(tokens, '--focus-light'));
    // On the worst background, halfway between both tones, each then has a contrast of at least 3.
    expect(contrast).toBeGreaterThanOrEqual(9);
  });
});
