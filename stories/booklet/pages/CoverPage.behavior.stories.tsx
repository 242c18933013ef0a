import { expect } from 'storybook/test';
import { stepsIn } from '../../flipbook/play/steps.ts';
import { textsOf } from '../../play/reading.ts';
import { atPage, type Story } from './atPage.ts';

export default { title: 'Booklet/Pages/Cover/Behavior', ...atPage(0) };

/** A click on the cover opens the manual at the letter, and the left arrow key closes it again. */
export const AClickOpensTheManual: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { press, turn } = stepsIn(canvasElement);
    const pages = () => textsOf(canvas.getAllByRole('heading', { level: 2 }));
    await expect(pages()).toEqual(["Robin Vale's Quest to Find a Job"]);
    await turn();
    await expect(pages()).toEqual(['Cover Letter', 'Quick Reference']);
    await press('{ArrowLeft}');
    await expect(pages()).toEqual(["Robin Vale's Quest to Find a Job"]);
  },
};
