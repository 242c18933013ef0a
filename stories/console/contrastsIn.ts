import { expect } from 'storybook/test';
import { contrastRatio, toHex } from '../foundations/contrast.ts';

const colors = (text: string) => text.match(/(?:oklab|rgb|color)\([^)]*\)/g) ?? [];

/** The lowest contrast of a part with one of the colors behind it. */
function minContrast(part: string, backgrounds: readonly string[]): number {
  expect(backgrounds.length).toBeGreaterThan(0);
  return Math.min(...backgrounds.map((background) => contrastRatio(toHex(part), toHex(background))));
}

/** The contrasts of a device's controls with the surfaces around them. */
export function contrastsIn(device: HTMLElement) {
  const elementFor = (selector: string) => {
    const element = device.querySelector(selector);
    if (!element) throw new Error(`No element matches ${selector}.`);
    return element;
  };
  const style = (selector: string, pseudo?: string) => getComputedStyle(elementFor(selector), pseudo);
  const face = [style('[data-surface="shell"]').backgroundColor];
  const hollow = colors(style('div:has(> [data-button="up"])', '::before').backgroundImage);
  const top = [...device.querySelectorAll('stop')].map((stop) => getComputedStyle(stop).stopColor);
  return {
    'an arrow on the cross': minContrast(style('[data-arm] path').fill, top),
    'the rim of the cross on its hollow': minContrast(style('svg > path:last-of-type').stroke, hollow),
    'the rim of A on the shell': minContrast(style('[data-button="a"] > span').outlineColor, face),
    'the speaker on the shell': minContrast(style('[role="switch"] path').stroke, face),
    'the rim of start on the shell': minContrast(style('[data-button="start"] > span').outlineColor, face),
  };
}
