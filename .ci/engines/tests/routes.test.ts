import { describe, expect, inject, test } from 'vitest';
import { inEachEngine } from '../inEachEngine.ts';

const site = inject('engineSite');

const routes = ['/', '/homepage', '/handheld', '/flipbook', '/resume', '/no/such/page'];

inEachEngine((open) => {
  describe('every route draws and comes alive without an error or a policy violation', () => {
    test.each(routes)('%s', async (path) => {
      const view = await open();
      await view.resize(1280, 900);
      await view.goto(site + path);
      await view.evaluate(whenAlive);
      expect(await view.evaluate(() => window.messages)).toEqual([]);
    });
  });
});

/** Resolves once React has taken the page over. */
const whenAlive = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      const screen = document.querySelector('#root > *');
      if (screen && Object.keys(screen).some((key) => key.startsWith('__reactFiber'))) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
