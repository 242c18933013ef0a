import { expect, inject, test } from 'vitest';
import type { EngineWindow } from '../../../../.ci/engines/drivers/EngineWindow.ts';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';

const address = inject('engineBook');

inEachEngine((open) => {
  test('a window that is opened remembers nothing of the one before', async () => {
    const first = await opened();
    const fresh = await first.evaluate(remembered);
    await first.evaluate(leaveTraces);
    await first.moveTo({ x: 300, y: 300 });
    await first.press();
    const used = await first.evaluate(remembered);
    expect(Object.keys(fresh).filter((what) => used[what] === fresh[what])).toEqual([]);

    const second = await opened();
    await second.moveTo({ x: 301, y: 300 });
    expect(await second.evaluate(remembered)).toEqual(fresh);
  });

  async function opened(): Promise<EngineWindow> {
    const view = await open();
    await view.resize(800, 600);
    await view.goto(address);
    await view.evaluate(watchMouse);
    return view;
  }
});

const watchMouse = () => {
  document.body.style.height = '3000px';
  document.documentElement.dataset.held = '0';
  for (const type of ['mousemove', 'mousedown'] as const)
    addEventListener(type, ({ buttons }) => {
      document.documentElement.dataset.held = String(buttons);
    });
};

const leaveTraces = () => {
  localStorage.setItem('kept', 'yes');
  sessionStorage.setItem('kept', 'yes');
  // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way to set one
  document.cookie = 'kept=yes; max-age=1000';
  window.name = 'kept';
  history.pushState({ kept: 'yes' }, '', '#kept');
  scrollTo(0, 500);
};

const remembered = (): Readonly<Record<string, unknown>> => ({
  localStorage: localStorage.length,
  sessionStorage: sessionStorage.length,
  cookies: document.cookie,
  name: window.name,
  historyLength: history.length,
  historyState: JSON.stringify(history.state),
  hash: location.hash,
  scrolledPx: scrollY,
  heldButtons: document.documentElement.dataset.held,
});
