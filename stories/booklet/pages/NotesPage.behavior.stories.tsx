import { expect } from 'storybook/test';
import { atPage, type Story } from './atPage.ts';

export default { title: 'Booklet/Pages/Notes/Behavior', ...atPage(6) };

/**
 * A screen reader hears all lines as one picture. Nothing on the page takes focus or accepts text.
 */
export const TheLinesAreOnePicture: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Notes' });
    await expect(canvas.getAllByRole('img')).toEqual([canvas.getByRole('img', { name: '13 empty lines to write on' })]);
    await expect([...page.querySelectorAll('a, button, input, textarea, [tabindex]')]).toEqual([]);
  },
};
