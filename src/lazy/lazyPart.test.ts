import { describe, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

/** A fake network: the test answers each request. */
function fakeNetwork() {
  const requests: { arrive: (part: string) => void; fail: () => void }[] = [];
  const reasons: unknown[] = [];
  const online = new Set<() => void>();
  const load = () =>
    new Promise<string>((arrive, reject) => {
      requests.push({ arrive, fail: () => reject(new Error(`request ${requests.length}`)) });
    });
  const part = lazyPart(load, {
    retry: (reason) => {
      reasons.push(reason);
      return load();
    },
    onceOnline: (callBack) => {
      online.add(callBack);
      return () => online.delete(callBack);
    },
  });
  const onChange = vi.fn();
  const unsubscribe = part.subscribe(onChange);
  const goOnline = () => {
    const listeners = [...online];
    online.clear();
    for (const callBack of listeners) callBack();
  };
  /** Answers the last request and lets the part react. */
  const answer = async (how: 'arrive' | 'fail') => {
    const last = requests.at(-1);
    if (how === 'arrive') last?.arrive('the part');
    else last?.fail();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { part, requests, reasons, online, onChange, unsubscribe, goOnline, answer };
}

describe('a lazy part', () => {
  test('is not asked for before it is needed', () => {
    const { part, requests } = fakeNetwork();
    expect(part.peek()).toBeUndefined();
    expect(part.hasFailed()).toBe(false);
    expect(requests).toHaveLength(0);
  });

  test('is asked for once, by however many', async () => {
    const { part, requests, answer } = fakeNetwork();
    part.preload();
    const loads = [part.load(), part.load()];
    await answer('arrive');
    expect(await Promise.all([...loads, part.load()])).toEqual(['the part', 'the part', 'the part']);
    expect(requests).toHaveLength(1);
  });

  test('is there at once from then on, and says so', async () => {
    const { part, onChange, answer } = fakeNetwork();
    part.preload();
    expect(onChange).not.toHaveBeenCalled();
    await answer('arrive');
    expect(part.peek()).toBe('the part');
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('calls nothing back that has unsubscribed', async () => {
    const { part, onChange, unsubscribe, answer } = fakeNetwork();
    unsubscribe();
    part.preload();
    await answer('arrive');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a lazy part that does not arrive', () => {
  test('rejects what asked for it, and says so once', async () => {
    const { part, onChange, answer } = fakeNetwork();
    const load = part.load();
    await Promise.all([expect(load).rejects.toThrow('request 1'), answer('fail')]);
    expect(part.hasFailed()).toBe(true);
    expect(part.peek()).toBeUndefined();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('preloaded, leaves no rejection unhandled', async () => {
    const { part, answer } = fakeNetwork();
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    part.preload();
    await answer('fail');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('is asked for again at the next need, which knows why it failed', async () => {
    const { part, requests, reasons, answer } = fakeNetwork();
    part.preload();
    await answer('fail');
    expect(requests).toHaveLength(1);
    const load = part.load();
    expect(requests).toHaveLength(2);
    expect(reasons).toEqual([new Error('request 1')]);
    await answer('arrive');
    expect(await load).toBe('the part');
    expect(part.hasFailed()).toBe(false);
  });

  test('with its style sheet fails again: it never comes unstyled', async () => {
    const load = vi.fn(() => Promise.resolve('the part'));
    const reason = new Error('Unable to preload CSS for /assets/Part.css');
    load.mockRejectedValueOnce(reason);
    const part = lazyPart(load);
    await expect(part.load()).rejects.toBe(reason);
    await expect(part.load()).rejects.toBe(reason);
    expect(part.peek()).toBeUndefined();
  });

  test('that throws instead of rejecting is asked for again, too', async () => {
    const load = vi.fn(() => Promise.resolve('the part'));
    load.mockImplementationOnce(() => {
      throw new Error('not now');
    });
    const part = lazyPart(load);
    await expect(part.load()).rejects.toThrow('not now');
    await expect(part.load()).resolves.toBe('the part');
  });

  test('is asked for again when the browser is online again, each time', async () => {
    const { part, requests, goOnline, answer } = fakeNetwork();
    part.preload();
    await answer('fail');
    goOnline();
    expect(requests).toHaveLength(2);
    await answer('fail');
    goOnline();
    expect(requests).toHaveLength(3);
    await answer('arrive');
    expect(part.peek()).toBe('the part');
  });

  test('waits for the connection once, however often it has failed, and not once it is there', async () => {
    const { part, online, answer } = fakeNetwork();
    for (const how of ['fail', 'fail'] as const) {
      part.preload();
      await answer(how);
    }
    expect(online.size).toBe(1);
    part.preload();
    await answer('arrive');
    expect(online.size).toBe(0);
  });
});
