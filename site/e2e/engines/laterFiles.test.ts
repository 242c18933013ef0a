// Files that a page asks for once it is hydrated. An element whose file has arrived must not fire an error.
import { expect, inject, test } from 'vitest';
import { inEachEngine } from '../../../.ci/engines/inEachEngine.ts';

const site = inject('engineSite');

inEachEngine((open) => {
  test('the console’s later parts, and the screens after it, come without an error event', async () => {
    const view = await open();
    await view.resize(1280, 900);
    await view.goto(`${site}/handheld`);
    await view.evaluate(menuOpened);
    for (const path of ['/resume', '/', '/flipbook']) await view.evaluate(walked, path);
    expect(await view.evaluate(() => window.messages)).toEqual([]);
  });
});

/** Presses start until the menu is there, which needs the later parts. */
const menuOpened = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector('[role=dialog]')) return resolve();
      const start = document.querySelector<HTMLElement>('button[data-button=start]');
      const isHydrated = start && document.querySelector('#root[data-state=started]');
      const isAsked = document.querySelector('link[href*="laterPages"]');
      if (isHydrated && isAsked) start.click();
      requestAnimationFrame(look);
    };
    look();
  });

/** Goes to another screen, by the link that is there or as by the Back button; resolves once its title is the page's. */
const walked = (path: string) =>
  new Promise<void>((resolve) => {
    const before = document.title;
    const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
    if (link) link.click();
    else {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }
    const look = () =>
      document.title === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve());
    look();
  });
