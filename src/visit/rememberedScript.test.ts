import { runInNewContext } from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { shells } from '../resume/owner/shells.ts';
import { rememberedScript } from './rememberedScript.ts';

/** The attributes that the script sets on a device with these stored values. */
function rememberedState(storedValues: Readonly<Record<string, string>>, hash = ''): Record<string, string> {
  const dataset: Record<string, string> = {};
  const getItem = (name: string) => storedValues[name] ?? null;
  runInNewContext(rememberedScript, {
    document: { documentElement: { dataset } },
    location: { hash },
    localStorage: { getItem },
  });
  return dataset;
}

describe('the script in the head', () => {
  it('does nothing on a device that remembers nothing', () => {
    expect(rememberedState({})).toEqual({});
  });

  it('turns readable text on where it was on', () => {
    expect(rememberedState({ 'playable-resume:readable': 'on' })).toEqual({ readable: 'true' });
    expect(rememberedState({ 'playable-resume:readable': 'off' })).toEqual({});
  });

  test.each(shells)('shows the remembered shell %s', (shell) => {
    expect(rememberedState({ 'playable-resume:shell': shell })).toEqual({ rememberedShell: shell });
  });

  test.each(['', 'plaid', '__proto__', '"><script>'])('takes no notice of a shell called %j', (shell) => {
    expect(rememberedState({ 'playable-resume:shell': shell })).toEqual({});
  });

  it('shows the manual as text where it was read so', () => {
    expect(rememberedState({ 'playable-resume:manualView': 'text' })).toEqual({ manualView: 'text' });
    expect(rememberedState({ 'playable-resume:manualView': 'book' })).toEqual({});
    expect(rememberedState({ 'playable-resume:manualView': 'scroll' })).toEqual({});
  });

  it('keeps the fragment of a link that names a company, and no other', () => {
    expect(rememberedState({}, '#company=Acme%20Inc')).toEqual({ arrivedWith: '#company=Acme%20Inc' });
    expect(rememberedState({}, '#from=a&company=Acme')).toEqual({ arrivedWith: '#from=a&company=Acme' });
    expect(rememberedState({}, '#company-form')).toEqual({});
  });

  it('is silent where storage is refused, and keeps the fragment all the same', () => {
    const refusing = {
      document: { documentElement: { dataset: {} } },
      location: { hash: '#company=Acme' },
      get localStorage() {
        throw new Error('denied');
      },
    };
    expect(() => runInNewContext(rememberedScript, refusing)).not.toThrow();
    expect(refusing.document.documentElement.dataset).toEqual({ arrivedWith: '#company=Acme' });
  });

  it('is less than 0.4 kilobytes', () => {
    expect(rememberedScript.length).toBeLessThan(400);
  });
});
