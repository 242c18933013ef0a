import { expect, within } from 'storybook/test';
import { textsOf } from '../../play/reading.ts';
import { atPage, type Story } from './atPage.ts';

export default {
  title: 'Console/Pages/Controls/Behavior',
  ...atPage('controls'),
};

/** A screen reader user who jumps from heading to heading finds a list below each, languages last. */
export const EachHeadingHasItsList: Story = {
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('article', { name: 'Controls' }));
    const headings = page.getAllByRole('heading', { level: 3 });
    const lists = page.getAllByRole('list').map((list) => textsOf(within(list).getAllByRole('listitem')));
    await expect(textsOf(headings).map((name, index) => [name, lists[index]?.[0]])).toEqual([
      ['Development', 'TypeScript'],
      ['Technical Skills', 'Accessibility'],
      ['Soft Skills', 'Teaching'],
      ['Other Tools', 'Storybook'],
      ['Languages', 'Dutch: Native speaker'],
    ]);
    await expect(page.queryByRole('img')).not.toBeInTheDocument();
  },
};
