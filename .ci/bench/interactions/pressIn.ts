import type { CDPSession, Page } from 'playwright';
import type { Press, Step } from './Interaction.ts';

/** How long a finger, a mouse's button or a key is down, in milliseconds: a short press. */
const heldMs = 60;

const middle = { x: 0.5, y: 0.5 };

/** What is pressed with, and where. */
export interface PressInOptions {
  readonly page: Page;
  readonly devTools: CDPSession;
  /** Whether with a finger, else with a mouse. */
  readonly touches: boolean;
}

/** Gives the functions that press things and type as a visitor does. */
export function pressIn({ page, devTools, touches }: PressInOptions) {
  const held = () => new Promise((resolve) => setTimeout(resolve, heldMs));
  const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });

  const press = async (what: Press): Promise<void> => {
    if ('key' in what) return await page.keyboard.press(what.key, { delay: heldMs });
    const target = what.on(page);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`There is nothing to press: ${String(target)}.`);
    const at = what.at ?? middle;
    const x = box.x + box.width * at.x;
    const y = box.y + box.height * at.y;
    if (touches) {
      await touch('touchStart', { x, y });
      await held();
      await touch('touchEnd');
    } else {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await held();
      await page.mouse.up();
    }
  };
  const take = (step: Step): Promise<void> => ('into' in step ? step.into(page).fill(step.type) : press(step));
  return { press, take };
}
