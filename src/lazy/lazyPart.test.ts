import { describe, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

type Answer = 'arrive' | 'fail';

/** A lazy part whose requests are answered in this order. */
function partWith(...answers: readonly Answer[]) {
  const left = [...answers];
  const load = vi.fn(async () => {
    if (left.shift() !== 'arrive') throw new Error(`request ${answers.length - left.length}`);
    return 'the part';
  });
  const retry = vi.fn(async (_reason: unknown) => load());
  const online = new Set<() => void>();
  const part = lazyPart(load, {
    retry,
    onceOnline: (callBack) => {
      online.add(callBack);
      return () => online.delete(callBack);
    },
  });
  const onChange = vi.fn();
  const unsubscribe = part.subscribe(onChange);
  /** Lets the part react to answers. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const goOnline = async () => {
    const callBacks = [...online];
    online.clear();
    for (const callBack of callBacks) callBack();
    await settled();
  };
  return { part, load, retry, online, onChange, unsubscribe, settled, goOnline };
}

describe('a lazy part', () => {
  test('is requested when it is first needed, and once', async () => {
    const { part, load, onChange } = partWith('arrive');
    expect(part.peek()).toBeUndefined();
    expect(part.hasFailed()).toBe(false);
    expect(load).not.toHaveBeenCalled();
    part.preload();
    expect(onChange).not.toHaveBeenCalled();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['the part', 'the part']);
    expect(await part.load()).toBe('the part');
    expect(part.peek()).toBe('the part');
    expect(load).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('calls nothing back that has unsubscribed', async () => {
    const { part, onChange, unsubscribe } = partWith('arrive');
    unsubscribe();
    await part.load();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a lazy part that does not arrive', () => {
  test('rejects its request, reports the failure once, and is requested again with the reason', async () => {
    const { part, load, retry, onChange } = partWith('fail', 'arrive');
    await expect(part.load()).rejects.toThrow('request 1');
    expect(part.hasFailed()).toBe(true);
    expect(part.peek()).toBeUndefined();
    expect(onChange).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
    expect(await part.load()).toBe('the part');
    expect(retry.mock.calls).toEqual([[new Error('request 1')]]);
    expect(part.hasFailed()).toBe(false);
  });

  test('preloaded, leaves no rejection unhandled', async () => {
    const { part, settled } = partWith('fail');
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    part.preload();
    await settled();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
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

  test('that throws instead of rejecting is requested again, too', async () => {
    const load = vi.fn(() => Promise.resolve('the part'));
    load.mockImplementationOnce(() => {
      throw new Error('not now');
    });
    const part = lazyPart(load);
    await expect(part.load()).rejects.toThrow('not now');
    await expect(part.load()).resolves.toBe('the part');
  });

  test('is requested again each time the browser is online again, until it arrives', async () => {
    const { part, load, online, settled, goOnline } = partWith('fail', 'fail', 'fail', 'arrive');
    part.preload();
    await settled();
    part.preload();
    await settled();
    expect(online.size).toBe(1);
    await goOnline();
    expect(load).toHaveBeenCalledTimes(3);
    part.preload();
    await settled();
    expect(part.peek()).toBe('the part');
    expect(online.size).toBe(0);
  });
});
