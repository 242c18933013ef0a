import { bindings } from '../../src/console/engine/buttons.ts';

/** The bindings as a table of the book has them. */
export const bindingRows = bindings.map(({ button, does, keys, gamepad }) => ({
  Button: button,
  'What it does': does,
  Keys: keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)),
  'Gamepad button': gamepad.map(String),
}));
