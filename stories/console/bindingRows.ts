import { bindings } from '../../src/console/engine/buttons.ts';
import { onPages } from '../../src/console/engine/commands.ts';
import { initialMessages } from '../../src/console/initialMessages.ts';

export const bindingRows = bindings.map(({ button, keys, gamepad }) => ({
  Button: button,
  'What it does': initialMessages.handheld[onPages[button]],
  Keys: keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)),
  'Gamepad button': gamepad.map(String),
}));
