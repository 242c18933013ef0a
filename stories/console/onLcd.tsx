import type { Decorator } from '@storybook/react-vite';
import { Lcd } from '../../src/console/Lcd.tsx';

/** Shows a page where it belongs: on the console's screen. */
export const onLcd: Decorator = (Story) => (
  <Lcd>
    <Story />
  </Lcd>
);
