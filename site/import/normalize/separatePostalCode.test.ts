import { expect, test } from 'vitest';
import { normalizeResume } from './normalizeResume.ts';
import { townAndCode } from './separatePostalCode.ts';

test.each([
  ['1000 Bern', 'Bern', '1000'],
  ['Bern 3000', 'Bern', '3000'],
  ['Bern (3000), Switzerland', 'Bern, Switzerland', '3000'],
  ['CH-3000 Bern', 'Bern', 'CH-3000'],
  ['10115 Berlin, Germany', 'Berlin, Germany', '10115'],
  ['Wien, 1010', 'Wien', '1010'],
  ['1010 Wien, AT', 'Wien, AT', '1010'],
  ['SW1A 1AA London', 'London', 'SW1A 1AA'],
  ['London SW1A 1AA, UK', 'London, UK', 'SW1A 1AA'],
  ['London, EC1A1BB', 'London', 'EC1A1BB'],
  ['Toronto, ON M5V 2T6', 'Toronto, ON', 'M5V 2T6'],
  ['Dublin, D02 X285', 'Dublin', 'D02 X285'],
  ['1017 AB Amsterdam', 'Amsterdam', '1017 AB'],
  ['111 22 Stockholm', 'Stockholm', '111 22'],
  ['SE-111 22 Stockholm', 'Stockholm', 'SE-111 22'],
  ['00-950 Warszawa', 'Warszawa', '00-950'],
  ['1000-001 Lisboa', 'Lisboa', '1000-001'],
  ['São Paulo, 01310-100', 'São Paulo', '01310-100'],
  ['Austin, TX 78701-1234', 'Austin, TX', '78701-1234'],
  ['Sydney NSW 2000', 'Sydney NSW', '2000'],
  ['Mumbai - 400001, India', 'Mumbai, India', '400001'],
  ['〒100-0001 東京都', '東京都', '〒100-0001'],
  ['100000北京', '北京', '100000'],
  ['Praha 110 00', 'Praha', '110 00'],
  ['3000', '', '3000'],
  ['Dublin 4', 'Dublin 4', ''],
  ['Paris 15e', 'Paris 15e', ''],
  ['Berlin', 'Berlin', ''],
  ['Saint-Denis, France', 'Saint-Denis, France', ''],
])('the place %j is the town %j with the postal code %j', (text, town, code) => {
  expect(townAndCode(text)).toEqual({ town, code });
});

test.each<[unknown, object]>([
  ['1000 Bern', { postalCode: '1000', city: 'Bern' }],
  [
    { city: 'Bern 3000', postalCode: '3000' },
    { city: 'Bern', postalCode: '3000' },
  ],
  [
    { town: 'Austin', region: 'TX 78701' },
    { city: 'Austin', region: 'TX', postalCode: '78701' },
  ],
  ['Hauptstr. 5, 10115 Berlin', { address: 'Hauptstr. 5', postalCode: '10115', city: 'Berlin' }],
  ['3000', { postalCode: '3000' }],
])('the place %j is %j', (location, expected) => {
  const { document } = normalizeResume({ basics: { name: 'Ada', location } }, () => undefined);
  expect(document).toEqual({ basics: { name: 'Ada', location: expected } });
});

test('places of entries have no postal code either', () => {
  const lists = { work: [{ location: '1000 Bern' }], education: [{ location: 'London SW1A 1AA' }] };
  expect(normalizeResume(lists, () => undefined).document).toEqual({
    work: [{ location: 'Bern' }],
    education: [{ location: 'London' }],
  });
});
