import { expect, test } from 'vitest';
import { projectKind } from './projectKind.ts';

test.each([
  ['library', { type: 'library', description: 'For games.' }],
  ['app', { type: 'application', description: 'A website.' }],
  ['talk', { roles: ['Speaker'] }],
  ['tool', { description: 'A tool for games.' }],
  ['game', { description: 'Chess with one move a day.' }],
  ['writing', { name: 'Tides', description: 'A diary of one rock pool.' }],
  ['prize', { description: 'Won the first prize of the town.' }],
  ['site', { name: 'Portfolio' }],
  ['library', { name: 'Tilekit', description: 'Draws maps.', keywords: ['React components'] }],
  ['game', { description: 'Ein Spiel für zwei.' }],
  ['site', { description: 'Eine Webseite.' }],
  ['talk', { description: 'Una charla en Madrid.' }],
  ['tool', { description: 'Gamepads, applied.' }],
  ['app', { url: 'https://apps.apple.com/app/id1' }],
  ['game', { url: 'https://ada.itch.io/map' }],
  ['library', { url: 'https://www.npmjs.com/package/map' }],
  ['talk', { url: 'https://youtu.be/1' }],
  ['writing', { url: 'https://doi.org/10.1000/182' }],
  ['prize', { url: 'https://devpost.com/software/map' }],
  ['tool', { url: 'https://github.com/ada/map' }],
  ['site', { url: 'https://notgithub.com/' }],
  ['tool', { url: 'javascript:alert(1)' }],
  ['tool', {}],
] as const)('the picture of a %s: %j', (kind, project) => {
  expect(
    projectKind({
      ...project,
      roles: [...('roles' in project ? project.roles : [])],
      keywords: [...('keywords' in project ? project.keywords : [])],
    }),
  ).toBe(kind);
});
