import { expect, test } from 'vitest';
import { projectKind } from './projectKind.ts';

test.each<[Parameters<typeof projectKind>[0], unknown]>([
  [{ type: 'library', description: 'For games.' }, 'library'],
  [{ type: 'application', description: 'A website.' }, 'app'],
  [{ roles: ['Speaker'] }, 'talk'],
  [{ description: 'A tool for games.' }, 'tool'],
  [{ description: 'Chess with one move a day.' }, 'game'],
  [{ name: 'Tides', description: 'A diary of one rock pool.' }, 'writing'],
  [{ description: 'Won the first prize of the town.' }, 'prize'],
  [{ name: 'Portfolio' }, 'site'],
  [{ name: 'Tilekit', description: 'Draws maps.', keywords: ['React components'] }, 'library'],
  [{ description: 'Ein Spiel für zwei.' }, 'game'],
  [{ description: 'Eine Webseite.' }, 'site'],
  [{ description: 'Una charla en Madrid.' }, 'talk'],
  [{ description: 'A bridge of paper.' }, 'tool'],
  [{ description: 'A paper on bridges.' }, 'writing'],
  [{ description: 'Gamepads, applied.' }, 'tool'],
  [{ url: 'https://apps.apple.com/app/id1' }, 'app'],
  [{ url: 'https://ada.itch.io/map' }, 'game'],
  [{ url: 'https://www.npmjs.com/package/map' }, 'library'],
  [{ url: 'https://youtu.be/1' }, 'talk'],
  [{ url: 'https://doi.org/10.1000/182' }, 'writing'],
  [{ url: 'https://devpost.com/software/map' }, 'prize'],
  [{ url: 'https://github.com/ada/map' }, 'tool'],
  [{ url: 'https://notgithub.com/' }, 'site'],
  [{ url: 'javascript:alert(1)' }, 'tool'],
  [{}, 'tool'],
])('the project %j is of the kind %j', (input, expected) => {
  expect(projectKind(input)).toEqual(expected);
});
