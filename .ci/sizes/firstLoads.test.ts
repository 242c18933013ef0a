import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstLoads } from './firstLoads.ts';

let site: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  write('assets/entry.js', 'import{a}from"./shared.js";const later=()=>import("./lazy.js");');
  write('assets/shared.js', 'import"./deep/base.js";export const a=1');
  write('assets/deep/base.js', 'import{a}from"../shared.js"');
  write('assets/lazy.js', '');
  write('assets/screen.js', '');
  write('assets/site.css', '');
  write('assets/sans.woff2', '');
});
afterEach(() => rmSync(site, { recursive: true }));

const entry = '<script type="module" crossorigin src="/assets/entry.js"></script>';

describe('firstLoads', () => {
  test('follows what a script imports at once, and not what it may ask for later', () => {
    write('index.html', entry);
    expect(firstLoads(site, 'index.html')[0]?.scripts).toEqual([
      'assets/entry.js',
      'assets/shared.js',
      'assets/deep/base.js',
    ]);
  });

  test('counts preloaded modules, and nothing twice', () => {
    write(
      'index.html',
      `${entry}<link rel="modulepreload" href="/assets/shared.js"><link rel="modulepreload" href="/assets/screen.js">`,
    );
    expect(firstLoads(site, 'index.html')[0]?.scripts.toSorted()).toEqual([
      'assets/deep/base.js',
      'assets/entry.js',
      'assets/screen.js',
      'assets/shared.js',
    ]);
  });

  test('knows style sheets and fonts from other links', () => {
    write(
      'index.html',
      '<link rel="stylesheet" crossorigin href="/assets/site.css"><link rel="preload" as="font" href="/assets/sans.woff2"><link rel="canonical" href="https://example.com/">',
    );
    expect(firstLoads(site, 'index.html')).toEqual([
      { media: undefined, scripts: [], styles: ['assets/site.css'], fonts: ['assets/sans.woff2'] },
    ]);
  });

  test('counts a script that is no module, for it is waited for all the more', () => {
    write('index.html', '<script src="/assets/lazy.js"></script>');
    expect(firstLoads(site, 'index.html')[0]?.scripts).toEqual(['assets/lazy.js']);
  });

  test('a page that preloads modules by window has one first load for each of them', () => {
    write(
      'index.html',
      '<link rel="modulepreload" href="/assets/shared.js">' +
        '<link rel="modulepreload" href="/assets/lazy.js" crossorigin media="(width &lt; 650px)">' +
        '<link rel="modulepreload" media="(width &gt;= 650px)" href="/assets/screen.js">' +
        '<link rel="stylesheet" href="/assets/site.css">',
    );
    const both = ['assets/shared.js', 'assets/deep/base.js'];
    const styles = ['assets/site.css'];
    const loads = firstLoads(site, 'index.html').map((load) => ({ ...load, scripts: load.scripts.toSorted() }));
    expect(loads).toEqual([
      { media: '(width < 650px)', scripts: [...both, 'assets/lazy.js'].toSorted(), styles, fonts: [] },
      { media: '(width >= 650px)', scripts: [...both, 'assets/screen.js'].toSorted(), styles, fonts: [] },
    ]);
  });

  test.each([
    ['under a sub-path', '/some/repo/assets/screen.js', 'index.html'],
    ['by a relative address', '../assets/screen.js', 'flipbook/index.html'],
  ])('finds the file %s', (_, address, page) => {
    write(page, `<script type="module" src="${address}"></script>`);
    expect(firstLoads(site, page)[0]?.scripts).toEqual(['assets/screen.js']);
  });

  test('refuses a page that loads what is not there', () => {
    write('index.html', '<script type="module" src="/assets/gone.js"></script>');
    expect(() => firstLoads(site, 'index.html')).toThrow(
      `index.html loads /assets/gone.js, and ${site} has no such file`,
    );
  });
});
