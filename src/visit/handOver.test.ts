import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { companyIn, withCompany, withoutCompany } from './handOver.ts';

it('hands over any name as typed, and keeps the rest of the state', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (company) => {
      const state = withCompany({ idx: 3, company: 'Before' }, company);
      expect(companyIn(state)).toBe(company);
      expect(withoutCompany(state)).toEqual({ idx: 3 });
    }),
  );
});

test.each([[null], [undefined], ['Acme'], [{}], [{ company: 7 }], [{ idx: 3 }]])(
  'the history state %j has no company',
  (state) => {
    expect(companyIn(state)).toBeUndefined();
    expect(companyIn(withCompany(state, 'Acme'))).toBe('Acme');
  },
);
