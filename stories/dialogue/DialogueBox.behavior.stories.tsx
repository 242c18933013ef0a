import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CharacterSprite, DialogueBox } from '../../src/index.ts';
import { createStoryClock } from './play/createStoryClock.tsx';
import { shortPlan as plan, shortScript } from './play/shortScript.ts';
import { visibleText } from './play/visibleText.ts';

const clock = createStoryClock();

export default {
  title: 'Dialogue/Dialogue box/Behavior',
  component: DialogueBox,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [clock.decorator],
  args: { ...shortScript, speaker: 'Player One', onDone: fn(), onTalking: fn() },
  beforeEach: clock.reset,
  render: (args) => (
    <>
      <DialogueBox {...args} data-testid="box" />
      {(['quiet', 'talking', 'waving-up'] as const).map((pose) => (
        <CharacterSprite key={pose} view="portrait" pose={pose} width={64} data-testid={pose} />
      ))}
    </>
  ),
} satisfies Meta<typeof DialogueBox>;

type Story = StoryObj<typeof DialogueBox>;

/** The portrait's pose, by comparison with the sprites. */
function poseIn(container: HTMLElement) {
  const drawingOf = (id: string) => container.querySelector(id)?.innerHTML;
  const portrait = drawingOf('[data-testid="box"] svg[viewBox]');
  return ['quiet', 'talking', 'waving-up'].find((pose) => drawingOf(`[data-testid="${pose}"]`) === portrait);
}

/** The portrait talks during the typing, and waves when the text is complete. */
export const ThePortraitTalks: Story = {
  args: { afterwards: 'waving' },
  play: async ({ args, canvas, canvasElement }) => {
    // Without a click handler the text is not a button.
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() => expect(poseIn(canvasElement)).toBe('talking'));
    clock.advance(8 * 30);
    await expect(args.onTalking).toHaveBeenLastCalledWith(false);
    await expect(poseIn(canvasElement)).toBe('quiet');
    clock.advance(plan.durationMs);
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(poseIn(canvasElement)).toBe('waving-up');
  },
};

/**
 * From the start, a button covers the text. Its name is the action, and its description is the
 * text.
 */
export const AButtonCoversTheText: Story = {
  args: { onTextClick: fn(), textAction: 'Answer' },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Answer' });
    clock.advance(100);
    await expect(button).toHaveAccessibleDescription('Hi, meet me.');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await step('A click on the text calls the handler', async () => {
      const { left, top } = canvas.getByText('Hi, meet me.').getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + 4)).toBe(button);
      await userEvent.click(button);
      await expect(args.onTextClick).toHaveBeenCalledTimes(1);
    });
    await step('Enter and Space call the handler', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onTextClick).toHaveBeenCalledTimes(2);
      await userEvent.keyboard(' ');
      await expect(args.onTextClick).toHaveBeenCalledTimes(3);
    });
  },
};

/** The continuation mark appears when the text is complete, and takes no extra space. */
export const TheMarkAppearsAtTheEnd: Story = {
  args: { onTextClick: fn(), textAction: 'Answer' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    const mark = canvasElement.querySelector('[data-visible]');
    const heightPx = button.offsetHeight;
    await expect(mark).not.toBeVisible();
    clock.advance(plan.durationMs);
    await expect(visibleText(canvasElement)).toBe('Hi, meet me.');
    await expect(mark).toBeVisible();
    await expect(button.offsetHeight).toBe(heightPx);
  },
};
