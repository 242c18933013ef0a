import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/resume/Content.ts';
import { playerOne as owner } from '../../documents/testing/playerOne.ts';
import { linkedData } from './linkedData.ts';

const address = 'https://example.com/resume';
const person = (resume: Content['resume']) => JSON.parse(linkedData({ ...owner, resume }, address)).mainEntity;

describe('linked data', () => {
  test('describes the owner as a schema.org Person', () => {
    expect(JSON.parse(linkedData(owner, address))).toMatchObject({ '@type': 'ProfilePage', url: address });
    expect(person(owner.resume)).toMatchObject({
      '@type': 'Person',
      name: 'Player One',
      jobTitle: 'Front-end developer',
      email: 'mailto:player.one@example.com',
      address: { '@type': 'PostalAddress', addressLocality: 'Portland', addressRegion: 'Oregon' },
      sameAs: ['https://example.com/linkedin/player-one', 'https://example.com/github/player-one'],
      worksFor: [{ '@type': 'Organization', name: 'Northwind Games' }],
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'Cascade Code School' }],
      knowsLanguage: ['English', 'Spanish'],
    });
  });

  test('lists the keywords of all skills', () => {
    const skills = [
      { name: 'Web', keywords: ['CSS', 'HTML'] },
      { name: 'Tools', keywords: ['Git'] },
    ];
    expect(person({ basics: { name: 'Kim' }, skills }).knowsAbout).toEqual(['CSS', 'HTML', 'Git']);
  });

  test('names a country only if a page shows it', () => {
    const addressFor = (location: object) => person({ basics: { name: 'Kim', location } }).address;
    expect(addressFor({ city: 'Portland', countryCode: 'US' })).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Portland',
    });
    expect(addressFor({ city: 'Bonn', country: 'Germany', countryCode: 'DE' })).toMatchObject({ addressCountry: 'DE' });
    expect(addressFor({ country: 'Elmland' })).toMatchObject({ addressCountry: 'Elmland' });
    expect(addressFor({ countryCode: 'US' })).toEqual({ '@type': 'PostalAddress', addressCountry: 'US' });
  });

  test('links only to profiles with a network', () => {
    const profiles = [{ url: 'https://example.com/unnamed' }, { network: 'GitHub', url: 'https://example.com/kim' }];
    expect(person({ basics: { name: 'Kim', profiles } }).sameAs).toEqual(['https://example.com/kim']);
  });

  test('skips empty entries and invalid addresses', () => {
    const basics = { name: 'Kim', url: 'javascript:alert(1)', profiles: [{ network: 'LinkedIn' }], location: {} };
    expect(person({ basics, work: [{}], education: [{}], languages: [{}], skills: [{}] })).toEqual({
      '@type': 'Person',
      name: 'Kim',
    });
  });
});

test('the description is plain text', () => {
  const summary = [{ paragraph: ['Makes ', { strong: ['maps'] }, '.'] }, { paragraph: ['Walks.'] }];
  expect(person({ basics: { name: 'Ada', summary } }).description).toBe('Makes maps. Walks.');
});

test('publishes only a local photo, with its absolute address', () => {
  const imageFor = (image: string) => person({ basics: { name: 'Ada', image } }).image;
  expect(imageFor('/me.png')).toBe('https://example.com/me.png');
  expect(imageFor('https://elsewhere.example/me.png')).toBeUndefined();
});
