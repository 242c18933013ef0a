import type { Meta, StoryObj } from '@storybook/react-vite';
import { TurnBar } from '../../src/booklet/TurnBar.tsx';
import { ViewSwitch } from '../../src/booklet/ViewSwitch.tsx';
import { inEachState } from '../play/states.tsx';

/** The buttons below the manual: previous, the view switch, and next. */
export default {
  title: 'Booklet/Turn bar',
  tags: ['!autodocs'],
  component: TurnBar,
  args: {
    atStart: false,
    atEnd: false,
    onTurn: () => {},
    children: <ViewSwitch view="book" onView={() => {}} />,
  },
} satisfies Meta<typeof TurnBar>;

/** The buttons at rest, hovered, focused and pressed. */
export const States: StoryObj<typeof TurnBar> = inEachState({ columnPx: 400 });

/** On the first page, "previous" shows the focus, but looks the same when hovered or pressed. */
export const AtStart: StoryObj<typeof TurnBar> = { ...States, args: { atStart: true } };
