import { replaceProperty } from '../../console/replaceProperty.ts';

/** Counts the keyframe effects that are created from now on, until `restore` is called. */
export function countEffects() {
  let count = 0;
  const construct = (...args: Parameters<typeof Reflect.construct>): object => {
    count += 1;
    return Reflect.construct(...args);
  };
  const restore = replaceProperty(window, 'KeyframeEffect', new Proxy(KeyframeEffect, { construct }));
  return { restore, read: () => count };
}
