import { describe, expect, it, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import { keyFacts } from './keyFacts.ts';

const of = (basics: object) => keyFacts(exampleContent({ resume: { basics: { name: 'Ada', ...basics } } }));

describe('keyFacts', () => {
  it('are nothing but name and site for a résumé that holds a name', () => {
    expect(of({})).toEqual({
      name: 'Ada',
      role: '',
      email: '',
      place: '',
      host: 'ada.example',
      address: 'https://ada.example/',
      handle: '',
    });
  });

  test.each([
    [{ city: 'Portland', region: 'Oregon', countryCode: 'US' }, 'Portland, Oregon'],
    [{ city: 'Portland' }, 'Portland'],
    [{ countryCode: 'US' }, 'US'],
    [{ city: ' ' }, ''],
  ])('put %j into words as %j', (location, place) => {
    expect(of({ location }).place).toBe(place);
  });

  test.each([
    ['https://ada.example/', 'ada.example'],
    ['https://ada.example/me/', 'ada.example/me'],
    ['http://localhost:8080/', 'localhost:8080'],
  ])('say %s as %s', (address, host) => {
    const { game } = exampleContent();
    const facts = keyFacts(exampleContent({ game: { site: { ...game.site, address } } }));
    expect(facts).toMatchObject({ address, host });
  });

  const linkedIn = { network: 'LinkedIn', username: 'ada-in', url: 'https://linkedin.com/in/ada' };
  const gitHub = { network: 'GitHub', username: '@ada-hub', url: 'https://github.com/ada' };
  test.each([
    ['the code profile first', [linkedIn, gitHub], '@ada-hub'],
    ['the professional one next', [{ username: 'other' }, linkedIn], '@ada-in'],
    ['any other last', [{ network: 'Chess' }, { network: 'Go', username: 'ada-go' }], '@ada-go'],
  ])('take for handle %s', (_, profiles, handle) => {
    expect(of({ profiles }).handle).toBe(handle);
  });
});
