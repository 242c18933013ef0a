import { expect, test } from 'vitest';
import { addressText, fillIn } from './fillIn.ts';

test.each([
  ['Le CV {de |d’}{name}', 'Ada', 'Le CV d’Ada'],
  ['Le CV {de |d’}{name}', 'Élodie', 'Le CV d’Élodie'],
  ['Le CV {de |d’}{name}', 'Hélène', 'Le CV d’Hélène'],
  ['Le CV {de |d’}{name}', 'Yves', 'Le CV d’Yves'],
  ['Le CV {de |d’}{name}', 'Yann', 'Le CV de Yann'],
  ['Le CV {de |d’}{name}', 'Hans', 'Le CV de Hans'],
  ['Le CV {de |d’}{name}', 'Marie', 'Le CV de Marie'],
  ['El CV de {name}', 'Ada', 'El CV de Ada'],
  ['{name} {other}', '{name}', '{name} {other}'],
])('%j with the name %j is %j', (template, name, expected) => {
  expect(fillIn(template, { name })).toBe(expected);
});

test('a company is a part of its own, also after an elided word', () => {
  expect(addressText('Chez {company}, l’équipe {de |d’}{company}', 'Acme')).toEqual([
    'Chez ',
    'Acme',
    ', l’équipe d’',
    'Acme',
    '',
  ]);
});
