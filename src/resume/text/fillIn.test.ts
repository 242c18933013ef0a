import { expect, test } from 'vitest';
import { addressText } from './fillIn.ts';

test('a company is a separate part, even after an elided word', () => {
  expect(addressText('Chez {company}, l’équipe {de |d’}{company}', 'Acme')).toEqual([
    'Chez ',
    'Acme',
    ', l’équipe d’',
    'Acme',
    '',
  ]);
});
