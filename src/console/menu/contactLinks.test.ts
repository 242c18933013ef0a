import { describe, expect, it } from 'vitest';
import type { Resume } from '../../resume/Resume.ts';
import { exampleContent } from '../../resume/testing/exampleContent.ts';
import { contactLinks } from './contactLinks.ts';

const linksOf = (basics: Omit<Resume['basics'], 'name'>) =>
  contactLinks({ ...exampleContent(), resume: { basics: { name: 'Ada', ...basics } } });

describe('contactLinks', () => {
  it('lists email, LinkedIn and GitHub first, and the rest in the given order', () => {
    const profiles = [
      { network: 'Mastodon', url: 'https://social.example/@ada' },
      { network: 'GitHub', url: 'https://github.com/ada' },
      { username: 'ada', url: 'https://ada.example/' },
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada' },
      { url: 'https://elsewhere.example/' },
    ];
    expect(linksOf({ email: 'ada+cv@ada.example', profiles })).toEqual([
      { icon: 'mail', label: 'ada+cv@ada.example', url: 'mailto:ada%2Bcv@ada.example' },
      { icon: 'network', label: 'LinkedIn', url: 'https://www.linkedin.com/in/ada' },
      { icon: 'code', label: 'GitHub', url: 'https://github.com/ada' },
      { icon: 'network', label: 'Mastodon', url: 'https://social.example/@ada' },
      { icon: 'network', label: 'ada', url: 'https://ada.example/' },
      { icon: 'network', label: 'https://elsewhere.example/', url: 'https://elsewhere.example/' },
    ]);
  });

  it('is empty without contact details, and omits invalid web addresses', () => {
    expect(linksOf({})).toEqual([]);
    expect(linksOf({ profiles: [{ network: 'Mail', url: 'javascript:alert(1)' }, { network: 'Fax' }] })).toEqual([]);
  });

  it('keeps a user name without a URL', () => {
    expect(linksOf({ profiles: [{ network: 'Radio', username: 'ON4ADA' }, { username: 'ada' }] })).toEqual([
      { icon: 'network', label: 'Radio: ON4ADA', url: '' },
      { icon: 'network', label: 'ada', url: '' },
    ]);
  });
});
