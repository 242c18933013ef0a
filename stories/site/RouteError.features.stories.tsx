import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSite } from './OnSite.tsx';
import { desk, phone, wholeScreen } from './wholeScreen.ts';

/** What the router makes of a response that a route has thrown. */
const answer = (status: number, statusText: string) => ({ status, statusText, internal: false, data: null });

const meta = {
  title: 'Site/Route error',
  component: OnSite,
  args: { screen: null, thrown: new Error('a screen fell over') },
  globals: desk,
  parameters: wholeScreen,
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen that fell over. The links at the top stay. */
export const Unexpected: Story = {};

/** On a phone. */
export const UnexpectedOnPhone: Story = { globals: phone };

/** 400, with the router's own text. */
export const BadRequest: Story = { args: { thrown: answer(400, 'Bad Request') } };

/** 403, where the answer came without a text. */
export const Forbidden: Story = { args: { thrown: answer(403, '') } };

/** 404, thrown by a route that exists. */
export const NotFound: Story = { args: { thrown: answer(404, 'Not Found') } };

/** 405. */
export const MethodNotAllowed: Story = { args: { thrown: answer(405, 'Method Not Allowed') } };
