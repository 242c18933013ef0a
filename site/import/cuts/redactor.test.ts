import { expect, test } from 'vitest';
import { redactor } from './redactor.ts';

const address = 'https://me.example/cv/';

test.each<[owner: string, employer: string, text: string, redacted: string]>([
  ['Ada Lovelace', 'Oak', 'ADA LOVELACE, ada-lovelace, AdaLovelace and Lovelaces ideas', '[…], […], […] and […] ideas'],
  ['Ada Lovelace', 'Oak', 'Adaptable in Canada', 'Adaptable in Canada'],
  ['Will Baker', 'Oak', 'Will will be a baker, Baker was', '[…] will be a baker, […] was'],
  ['Jörg Müller', 'Oak', 'Joerg, Jorg Muller, J. Mueller', '[…], […], J. […]'],
  ['José Núñez', 'Oak', 'Jose\u0301 Nunez', '[…]'],
  ['Ludwig van der Rohe', 'Oak', 'Van der Rohe is der Architekt', '[…] is der Architekt'],
  ['山田太郎', '東京社', '山田太郎は東京社で働く', '[…]は[an employer]で働く'],
  ['홍길동', 'Oak', '홍길동은 개발자', '[…]은 개발자'],
  ['Bo Li', 'Oak', 'Bo Li made Bold Lists', '[…] made Bold Lists'],
  [
    'Ada',
    'Acme Rockets, Inc.',
    'acme rockets flew; AcmeRockets too; Acme did',
    '[an employer] flew; [an employer] too; Acme did',
  ],
  ['Ada', 'Target', 'Target hit each target at TARGET', '[an employer] hit each target at [an employer]'],
  ['Ada', 'International Business Machines (IBM)', 'At IBM', 'At [an employer]'],
  ['Ada', 'The Guardian', 'for Guardian readers', 'for [an employer] readers'],
  ['Ada', 'Google, Zürich', 'Google in Zürich', '[an employer] in Zürich'],
  ['Ada', 'C++ (Paris)', 'I like C++ (Paris)', 'I like [an employer]'],
  ['Ada', 'Freelance', 'Freelance work', 'Freelance work'],
  ['Ada', 'Freiberuflich', 'Freiberuflich tätig', 'Freiberuflich tätig'],
  ['Ada', 'Oak', 'See me.example/cv/talk, www.oak.example or github.com/ada.', 'See […], […] or […].'],
  ['Ada', 'Oak', 'Vue.js and/or Node.js', 'Vue.js and/or Node.js'],
])('of %s at %s, %j reads %j', (name, employer, text, redacted) => {
  expect(redactor({ basics: { name }, work: [{ name: employer }] }, address, 'an employer').redact(text)).toBe(
    redacted,
  );
});

test('contacts with hyphens and in any case are found', () => {
  const profiles = [{ username: 'ada-l', url: 'https://Code.example/ada-l/' }, { username: '@a+b' }];
  const { redact } = redactor({ basics: { name: 'Ada', profiles, phone: '12' } }, address, '');
  expect(redact('ADA-L, code.example/ada-l/tiles, @a+b and 12')).toBe('[…], […], […] and 12');
});

test.each([
  ['Logistics company.', 'Logistics company'],
  ['**Logistics** company', 'Logistics company'],
  ['The company that made Oak Mill famous', 'unknown'],
  ['Ada’s own company', 'unknown'],
  ['A company that moves boxes from one end of the country to the other', 'unknown'],
  ['', 'unknown'],
])('the description %j names the employer %j', (description, label) => {
  const resume = { basics: { name: 'Ada' }, work: [{ name: 'Oak Mill' }, { name: 'Oak Mill', description }] };
  expect(redactor(resume, address, 'unknown').employerLabel('Oak Mill')).toBe(label);
});
