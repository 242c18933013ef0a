import { bindings } from '../../src/console/engine/buttons.ts';
import { pageCommands } from '../../src/console/engine/commands.ts';
import { handheldMessages } from '../../src/console/handheldMessages.ts';

export const bindingRows = bindings.map(({ button, keys, gamepad }) => ({
  Button: button,
  'What it does': handheldMessages.handheld[pageCommands[button]],
  Keys: keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)),
  'Gamepad button': gamepad.map(String),
}));
