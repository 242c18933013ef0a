import { expect } from 'storybook/test';
import { atPage, type Story } from './atPage.ts';

export default { title: 'Booklet/Pages/Notes/Behaviour', tags: ['!autodocs', 'behaviour'], ...atPage(6) };

/** A screen reader hears one picture for all lines. Nothing on the page takes the focus or can be typed. */
export const TheLinesAreOnePicture: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Notes' });
    await expect(canvas.getAllByRole('img')).toEqual([canvas.getByRole('img', { name: '13 empty lines to write on' })]);
    await expect([...page.querySelectorAll('a, button, input, textarea, [tabindex]')]).toEqual([]);
  },
};
