import { expect, test } from 'vitest';
import { validProps } from './validProps.ts';

test('a handler that is not a function counts as missing, such as the result of `condition && handler`', () => {
  const handler = () => {};
  const props: object = { onFlip: false, onTurnStart: 'none', onPointerDown: 0, onUpdate: handler, once: false };
  expect(validProps(props)).toEqual({ onUpdate: handler, once: false });
});
