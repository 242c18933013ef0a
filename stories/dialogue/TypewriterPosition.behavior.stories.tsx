import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { planScript, Typewriter, type TypewriterProps } from '../../src/index.ts';
import { inMedium } from '../flipbook/play/media.ts';
import { createStoryClock } from './play/createStoryClock.tsx';
import { shortScript } from './play/shortScript.ts';
import { typewriterIn, visibleText } from './play/visibleText.ts';

const clock = createStoryClock();

/** The position of the text before the script has loaded and during the typing. */
export default {
  title: 'Dialogue/Typewriter/Behavior/Position',
  component: Typewriter,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [clock.decorator],
  args: { ...shortScript, onDone: fn(), onTalking: fn() },
  beforeEach: clock.reset,
} satisfies Meta<typeof Typewriter>;

type Story = StoryObj<typeof Typewriter>;

/** The position of each typed character. */
function characterPositions(container: HTMLElement) {
  const text = container.querySelector('[data-rest]')?.firstChild;
  if (!(text instanceof Text)) return [];
  return Array.from(text.data, (letter, index) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const { left, top } = range.getBoundingClientRect();
    return `${letter} ${left.toFixed(1)} ${top.toFixed(1)}`;
  });
}

/** During the typing, the page below and visible characters do not move, and no word changes its line. */
export const NothingShifts: Story = {
  args: {
    steps: [
      { type: 'Nothing on this page moves to and fro while it is being wroten downwards' },
      { pause: 100 },
      { erase: 16 },
      { type: 'written.' },
    ],
  },
  render: (args) => (
    <>
      {[400, 230, 150, 96].map((widthPx) => (
        <div key={widthPx} data-testid="container" style={{ inlineSize: widthPx }}>
          <Typewriter {...args} />
          <p>Below</p>
        </div>
      ))}
    </>
  ),
  play: async ({ args, canvas }) => {
    const { durationMs } = planScript(args.steps, args.msPerCharacter);
    const containers = canvas.getAllByTestId('container');
    const topsBelow = () => canvas.getAllByText('Below').map((line) => line.getBoundingClientRect().top);
    const initialTops = topsBelow();
    let lastPositions: string[][] = containers.map(() => []);
    for (let ms = 0; ms < durationMs; ms += args.msPerCharacter) {
      const positions = containers.map(characterPositions);
      const movedCharacters = positions.map((characters, index) =>
        characters.filter((at, n) => at !== (lastPositions[index]?.[n] ?? at)),
      );
      await expect(movedCharacters.flat()).toEqual([]);
      await expect(topsBelow()).toEqual(initialTops);
      lastPositions = positions;
      clock.advance(args.msPerCharacter);
    }
    clock.advance(durationMs);
    for (const container of containers) await expect(typewriterIn(container)).toHaveAttribute('data-phase', 'done');
    await expect(topsBelow()).toEqual(initialTops);
  },
};

/** The final text sets the direction before its first letter appears. */
export const TheFinalTextSetsTheDirection: Story = {
  args: { steps: [{ type: '... ' }, { pause: 100 }, { type: 'مرحبًا' }], frozenMs: 60 },
  play: async ({ canvasElement }) => {
    await expect(visibleText(canvasElement)).toBe('..');
    await expect(getComputedStyle(typewriterIn(canvasElement)).direction).toBe('rtl');
  },
};

/** Puts the server's HTML into the page. `hydrate` then hydrates it. */
function putServerHtml(container: HTMLElement, args: TypewriterProps) {
  const onRecoverableError = fn();
  const tree = <StrictMode>{clock.provideTo(<Typewriter {...args} />)}</StrictMode>;
  container.innerHTML = renderToString(tree);
  return { onRecoverableError, hydrate: () => hydrateRoot(container, tree, { onRecoverableError }) };
}

const finalTextStyle = (container: HTMLElement) => getComputedStyle(typewriterIn(container).children[0] ?? container);

/** The server's text takes up its space, but is hidden until the script types it. */
export const TheServerTextDoesNotFlash: Story = {
  render: () => <div data-testid="container" />,
  play: async ({ args, canvas }) => {
    const container = canvas.getByTestId('container');
    const { onRecoverableError, hydrate } = putServerHtml(container, args);
    await expect(container.textContent).toBe('Hi, meet me.');
    await expect(container.innerHTML).not.toContain('style=');
    await expect(finalTextStyle(container).clipPath).not.toBe('none');
    const heightPx = container.offsetHeight;
    await expect(heightPx).toBeGreaterThan(0);
    const root = hydrate();
    await waitFor(() => expect(clock.timerCount()).toBe(1));
    for (const [ms, text] of [
      [0, ''],
      [60, 'Hi'],
      [10_000, 'Hi, meet me.'],
    ] as const) {
      clock.advance(ms);
      await expect(visibleText(container)).toBe(text);
      await expect(container.offsetHeight).toBe(heightPx);
    }
    await expect(finalTextStyle(container).clipPath).toBe('none');
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

/** Print shows the final text instead of the typed part. */
export const PrintShowsTheFinalText: Story = {
  args: { frozenMs: 60 },
  play: async ({ canvasElement }) => {
    const typedPart = canvasElement.querySelector('[data-rest]');
    await expect(finalTextStyle(canvasElement).clipPath).not.toBe('none');
    await inMedium('print', async () => {
      await expect(finalTextStyle(canvasElement).clipPath).toBe('none');
      await expect(typedPart).not.toBeVisible();
    });
    await expect(typedPart).toBeVisible();
  },
};

/** If the script does not load within three seconds, the text appears without it, and stays. */
export const ALateScriptHidesNothing: Story = {
  render: () => <div data-testid="container" />,
  play: async ({ args, canvas }) => {
    const container = canvas.getByTestId('container');
    const { hydrate } = putServerHtml(container, args);
    const [fallback] = container.getAnimations({ subtree: true });
    await expect(fallback?.effect?.getTiming().delay).toBe(3000);
    fallback?.finish();
    await expect(finalTextStyle(container).clipPath).toBe('none');
    const root = hydrate();
    await waitFor(() => expect(typewriterIn(container)).toHaveAttribute('data-phase', 'done'));
    await expect(clock.timerCount()).toBe(0);
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.onTalking).not.toHaveBeenCalledWith(true);
    root.unmount();
  },
};
