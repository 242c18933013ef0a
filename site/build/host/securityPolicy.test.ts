// The policy and the headers, whole: every line with what it is for, and none that has no reason. Whoever loosens one
// changes this table, and says why.
import { expect, test } from 'vitest';
import { hashSource } from '../head/inlineCode.ts';
import { metaPolicy, securityHeaders } from './securityPolicy.ts';

const home = { script: 'remember()', style: '.home{}' };
const manual = { script: 'remember()', style: '.manual{}' };

/** Directive, sources, and the reason for just these. */
const policy = [
  ['default-src', "'none'", 'what is not named below is not used: frames, media, workers, objects'],
  [
    'script-src',
    `'self' ${hashSource(home.script)}`,
    'our own files, and the one script in the head by its hash, so that markup in a name is never a script',
  ],
  [
    'style-src',
    `'self' ${hashSource(home.style)}`,
    'our own files, and the styles of the first screenful by their hash, so no style attribute in prerendered HTML',
  ],
  ['img-src', "'self' data:", 'the owner’s photo is a file; the drawings inside style sheets are data'],
  ['font-src', "'self'", 'the faces are our own files'],
  ['manifest-src', "'self'", 'the web manifest is our own file'],
  ['connect-src', "'none'", 'nothing that a visitor types is ever sent'],
  ['base-uri', "'none'", 'no <base> may turn our addresses to another host'],
  ['form-action', "'none'", 'the company form sends nothing, even before its script has come'],
] as const;

const stated = (rows: readonly (readonly string[])[]) => rows.map(([name, sources]) => `${name} ${sources}`).join('; ');

test('a page states this policy, and no more', () => {
  expect(metaPolicy(home)).toBe(stated(policy));
});

/** Name, value, and the reason. */
const headers = [
  // A page cannot say of itself who may frame it: that directive counts in a header only.
  ['Content-Security-Policy', stated([...policy, ['frame-ancestors', "'none'"]]), 'also for files that are no pages'],
  ['X-Content-Type-Options', 'nosniff', 'a file is what its type says: a text is never run'],
  ['X-Frame-Options', 'DENY', 'for browsers that do not know frame-ancestors'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin', 'other sites learn the host, not the page'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()', 'nothing here asks for these'],
  ['Cross-Origin-Opener-Policy', 'same-origin', 'a window that opened us cannot reach into us'],
] as const;

test('every answer has these headers, and no others', () => {
  expect(Object.entries(securityHeaders([home]))).toEqual(headers.map(([name, value]) => [name, value]));
});

test('a host, which has one policy for all pages, allows what stands in any of them, each once', () => {
  const { 'Content-Security-Policy': all = '' } = securityHeaders([home, manual]);
  expect(all).toContain(`script-src 'self' ${hashSource(home.script)}; `);
  expect(all).toContain(`style-src 'self' ${hashSource(home.style)} ${hashSource(manual.style)}; `);
});
