import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstLoad } from './firstLoad.ts';

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
});
afterEach(() => rmSync(site, { recursive: true }));

const entry = '<script type="module" crossorigin src="/assets/entry.js"></script>';

describe('firstLoad', () => {
  test('follows what a script imports at once, and not what it may ask for later', () => {
    write('index.html', entry);
    expect(firstLoad(site, 'index.html').scripts).toEqual([
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
    expect(firstLoad(site, 'index.html').scripts.toSorted()).toEqual([
      'assets/deep/base.js',
      'assets/entry.js',
      'assets/screen.js',
      'assets/shared.js',
    ]);
  });

  test('knows style sheets from other links', () => {
    write(
      'index.html',
      '<link rel="stylesheet" crossorigin href="/assets/site.css"><link rel="preload" as="font" href="/assets/none.woff2"><link rel="canonical" href="https://example.com/">',
    );
    expect(firstLoad(site, 'index.html')).toEqual({ scripts: [], styles: ['assets/site.css'] });
  });

  test.each([
    ['under a sub-path', '/some/repo/assets/screen.js', 'index.html'],
    ['by a relative address', '../assets/screen.js', 'flipbook/index.html'],
  ])('finds the file %s', (_, address, page) => {
    write(page, `<script type="module" src="${address}"></script>`);
    expect(firstLoad(site, page).scripts).toEqual(['assets/screen.js']);
  });

  test('refuses a page that loads what is not there', () => {
    write('index.html', '<script type="module" src="/assets/gone.js"></script>');
    expect(() => firstLoad(site, 'index.html')).toThrow(
      `index.html loads /assets/gone.js, and ${site} has no such file`,
    );
  });
});
