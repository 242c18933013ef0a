import { defaultSettings, type FlipbookProps } from '../../../src/flipbook/index.ts';

type Names = readonly (keyof FlipbookProps)[];

// Plain arrays: the block that lists them takes no others.
/** The settings, in the order of their table. */
export const settingNames = ['width', 'height', ...Object.keys(defaultSettings)];

/** The props that are neither settings nor handlers. */
export const propNames = [
  'page',
  'defaultPage',
  'direction',
  'dragFrom',
  'keyboard',
  'buttons',
  'pageName',
  'announcement',
  'turn',
] satisfies Names;

/** The handlers. */
export const eventNames = [
  'onFlip',
  'onPageChange',
  'onChangeState',
  'onChangeOrientation',
  'onInit',
  'onUpdate',
] satisfies Names;
