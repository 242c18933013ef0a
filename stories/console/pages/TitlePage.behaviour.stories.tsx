import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import looks from './TitlePage.stories.tsx';

const meta = {
  ...looks,
  title: 'Console/Pages/Title page/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  parameters: { ...looks.parameters, chromatic: { disableSnapshot: true } },
  args: {
    ...looks.args,
    company: 'Acme Inc',
    state: { page: 'title', form: 'open', startMenu: 'closed' },
    onEvent: fn(),
    onCompany: fn(),
    onDraft: fn(),
  },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SendingNamesTheCompany: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Company Name' });
    await expect(field).toHaveValue('Acme Inc');
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada & Sons{Enter}');
    await expect(args.onCompany).toHaveBeenLastCalledWith('Ada & Sons');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'company-sent' });
  },
};

export const DecliningForgetsTheCompany: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: "I'd rather not" }));
    await expect(args.onCompany).toHaveBeenLastCalledWith('');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'company-declined' });
  },
};
