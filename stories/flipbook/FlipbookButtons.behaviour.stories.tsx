import { expect, within } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviour, type Props, type Story } from './play/behaviour.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Buttons',
  tags: ['!autodocs'],
  ...behaviour,
  args: { ...behaviour.args, buttons: true },
};

const directions = ['ltr', 'rtl'] as const;

/** Previous is on the side of the previous page, whichever way the text around the book runs. */
export const SidesOfTheButtons: Story = {
  render: (args: Props) => (
    <>
      {directions.map((dir) => (
        <div key={dir} dir={dir}>
          {directions.map((direction) => (
            <Flipbook key={direction} {...args} direction={direction} aria-label={`${direction} in ${dir}`} />
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const root of canvas.getAllByRole('group', { name: / in / })) {
      const [previous = 0, next = 0] = ['previous', 'next'].map(
        (name) => within(root).getByRole('button', { name }).getBoundingClientRect().left,
      );
      await expect(previous < next, root.ariaLabel ?? '').toBe(root.ariaLabel?.startsWith('ltr'));
    }
  },
};
