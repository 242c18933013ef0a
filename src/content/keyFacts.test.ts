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
      emailUrl: '',
      place: '',
      host: 'ada.example',
      address: 'https://ada.example/',
      handle: '',
    });
  });

  test.each([
    [{ city: 'Portland', region: 'Oregon', countryCode: 'US' }, 'Portland, Oregon'],
    [{ countryCode: 'US' }, 'US'],
    [{ city: ' ' }, ''],
  ])('put %j into words as %j', (location, place) => {
    expect(of({ location }).place).toBe(place);
  });

  test.each([
    [' ada@ada.example ', 'mailto:ada@ada.example'],
    ["o'brien_a.b-c~1@ada.example", "mailto:o'brien_a.b-c~1@ada.example"],
    ['a&b=c/d#e@ada.example', 'mailto:a%26b%3Dc%2Fd%23e@ada.example'],
    ['eve?bcc=x%0a@ada.example', 'mailto:eve%3Fbcc%3Dx%250a@ada.example'],
    ['a@b.c?bcc=eve@ada.example', 'mailto:a%40b.c%3Fbcc%3Deve@ada.example'],
    ['jürgen@müller.example', 'mailto:j%C3%BCrgen@m%C3%BCller.example'],
  ])('lead to %j by %s, and to nobody else', (email, emailUrl) => {
    expect(of({ email }).emailUrl).toBe(emailUrl);
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
