import { expect, test } from 'vitest';
import { normalizeResume } from './normalizeResume.ts';

test.each<[unknown, object]>([
  ['Hauptstr. 5', { address: 'Hauptstr. 5' }],
  ['Kerkstraat 12b, 9000 Gent', { address: 'Kerkstraat 12b', city: 'Gent' }],
  ['Hauptstraße 5 10115 Berlin', { address: 'Hauptstraße 5', city: 'Berlin' }],
  ['12 Main St, Apt 4B\nSpringfield, IL', { address: '12 Main St, Apt 4B', city: 'Springfield, IL' }],
  ['1600 Amphitheatre Parkway, Mountain View', { address: '1600 Amphitheatre Parkway', city: 'Mountain View' }],
  ['12 bis rue de la Paix, 75002 Paris', { address: '12 bis rue de la Paix', city: 'Paris' }],
  ['Calle Mayor, 7, Madrid', { address: 'Calle Mayor, 7', city: 'Madrid' }],
  ['ul. Długa 3/5, Gdańsk', { address: 'ul. Długa 3/5', city: 'Gdańsk' }],
  ['PO Box 12, Galway', { address: 'PO Box 12', city: 'Galway' }],
  [
    { city: 'Elm Lane 4, Ghent', countryCode: 'BE' },
    { address: 'Elm Lane 4', city: 'Ghent', countryCode: 'BE' },
  ],
  ['12345 SW Main St, Portland', { address: '12345 SW Main St', city: 'Portland' }],
  ['Sydney NSW 2000', { city: 'Sydney NSW' }],
  ['Berlin', { city: 'Berlin' }],
  [{ address: 'Porto, Portugal' }, { city: 'Porto, Portugal' }],
  [{ address: '1 Elm St, Porto' }, { address: '1 Elm St, Porto' }],
  ['Kirchweg 12, 50667 Köln', { address: 'Kirchweg 12', city: 'Köln' }],
  ['Kirchweg 12', { address: 'Kirchweg 12' }],
  ['Elmtown 12', { city: 'Elmtown 12' }],
  ['Elmtown 12, Norway', { city: 'Elmtown 12, Norway' }],
  ['Elmtown 12, Ghent', { address: 'Elmtown 12', city: 'Ghent' }],
  ['Dublin 4, Ireland', { city: 'Dublin 4, Ireland' }],
  ['1000 Bern', { city: 'Bern' }],
  ['Austin, TX 78701', { city: 'Austin, TX' }],
  ['St. Louis, MO', { city: 'St. Louis, MO' }],
  ['Paris 15e', { city: 'Paris 15e' }],
  ['Via Veneto, Italy', { address: 'Via Veneto', city: 'Italy' }],
  ['São Paulo – SP', { city: 'São Paulo – SP' }],
])('the place %j is %j', (location, expected) => {
  expect(normalizeResume({ basics: { name: 'Ada', location } }, () => undefined).document).toMatchObject({
    basics: { location: expected },
  });
});

test('a town in `location` beside a country is the city', () => {
  const document = { name: 'Ada', location: 'Berlin', country: 'Germany' };
  expect(normalizeResume(document, () => undefined).document).toMatchObject({
    basics: { location: { city: 'Berlin' } },
  });
});

test('a street in the place of a city is reported', () => {
  const messages: string[] = [];
  normalizeResume({ contact: { name: 'Ada', address: 'Hauptstr. 5' } }, (findings) =>
    messages.push(...findings.map(({ message }) => message)),
  );
  expect(messages).toContain('"Hauptstr. 5" read as its street, which is not published.');
});
