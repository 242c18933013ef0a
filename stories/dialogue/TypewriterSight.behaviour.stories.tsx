import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { planScript, Typewriter } from '../../src/index.ts';
import { handTurned } from './play/handTurned.tsx';
import { change, Parent } from './play/Parent.tsx';
import { shortPlan as plan, shortScript } from './play/shortScript.ts';
import { typed, typewriterIn } from './play/typed.ts';

const clock = handTurned();

const meta = {
  title: 'Dialogue/Typewriter/Behaviour/Sight',
  tags: ['!autodocs'],
  component: Typewriter,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [clock.decorator],
  args: { ...shortScript, onDone: fn() },
  beforeEach: clock.wind,
} satisfies Meta<typeof Typewriter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers have the final text from the first moment, once, whatever is typed. */
export const ReadersHaveTheFinalText: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = typewriterIn(canvasElement);
    const words = canvas.getByText('Hi, meet me.');
    const heard = () =>
      Array.from(root.children, (part) => (part.getAttribute('aria-hidden') === 'true' ? '' : part.textContent)).join(
        '',
      );
    for (let ms = 0; ms <= plan.durationMs; ms += 30) {
      await expect(heard()).toBe('Hi, meet me.');
      await expect(canvas.getByText('Hi, meet me.')).toBe(words);
      clock.pass(30);
    }
    await expect(root).toHaveTextContent(/^Hi, meet me\.$/);
  },
};

/** Where each letter of the typed words is, line by line. */
function places(room: HTMLElement) {
  const layer = room.querySelector('[data-rest]');
  const text = layer?.firstChild;
  if (!(text instanceof Text)) return [];
  return Array.from(text.data, (letter, index) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const { left, top } = range.getBoundingClientRect();
    return `${letter} ${left.toFixed(1)} ${top.toFixed(1)}`;
  });
}

/** Nothing moves while letters come: neither the page below, nor a letter that stands, nor a word from its line. */
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
    <div data-testid="room">
      <Parent {...args} />
      <p>Below</p>
    </div>
  ),
  play: async ({ args, canvas, canvasElement, step }) => {
    const room = canvas.getByTestId('room');
    const belowPx = () => canvas.getByText('Below').getBoundingClientRect().top;
    for (const [index, widthPx] of [400, 230, 150, 96].entries()) {
      await step(`In ${widthPx} px`, async () => {
        room.style.inlineSize = `${widthPx}px`;
        // Another rate is another script: it begins anew.
        const msPerCharacter = args.msPerCharacter + index + 1;
        const { durationMs } = planScript(args.steps, msPerCharacter);
        change({ msPerCharacter });
        const startPx = belowPx();
        const moved: string[] = [];
        let before: string[] = [];
        for (let ms = 0; ms < durationMs; ms += msPerCharacter) {
          const now = places(canvasElement);
          moved.push(...now.filter((place, letter) => letter < before.length && place !== before[letter]));
          if (belowPx() !== startPx) moved.push(`the page below, after ${ms} ms`);
          before = now;
          clock.pass(msPerCharacter);
        }
        await expect(moved).toEqual([]);
        clock.pass(durationMs);
        await expect(typewriterIn(canvasElement)).toHaveAttribute('data-phase', 'done');
        await expect(belowPx()).toBe(startPx);
      });
    }
  },
};

/** The direction is the final text's, before there is a letter to tell it. */
export const DirectionOfTheFinalText: Story = {
  args: { steps: [{ type: '... ' }, { pause: 100 }, { type: 'مرحبًا' }], frozenMs: 60 },
  play: async ({ canvasElement }) => {
    await expect(typed(canvasElement)).toBe('..');
    await expect(getComputedStyle(typewriterIn(canvasElement)).direction).toBe('rtl');
  },
};
