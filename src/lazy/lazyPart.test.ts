import { describe, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

/** A lazy part whose requests are answered in this order. */
function partWith(...answers: readonly ('arrive' | 'fail')[]) {
  const load = vi.fn<() => Promise<string>>();
  for (const [index, answer] of answers.entries())
    load.mockImplementationOnce(async () => {
      if (answer === 'fail') throw new Error(`request ${index + 1}`);
      return 'the part';
    });
  const retry = vi.fn((_reason: unknown) => load());
  const online = new Set<() => void>();
  const onceOnline = (callBack: () => void) => {
    online.add(callBack);
    return () => online.delete(callBack);
  };
  const part = lazyPart(load, { retry, onceOnline });
  const onChange = vi.fn();
  return { part, load, retry, online, onChange, unsubscribe: part.subscribe(onChange) };
}

/** Lets parts react to answers. */
const settled = () => new Promise(setImmediate);

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
    const { part } = partWith('fail');
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    part.preload();
    await settled();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('with its style sheet fails again: it never comes unstyled', async () => {
    const reason = new Error('Unable to preload CSS for /assets/Part.css');
    const part = lazyPart(vi.fn(async () => 'the part').mockRejectedValueOnce(reason));
    await expect(part.load()).rejects.toBe(reason);
    await expect(part.load()).rejects.toBe(reason);
    expect(part.peek()).toBeUndefined();
  });

  test('that throws instead of rejecting is requested again, too', async () => {
    const load = vi
      .fn(async () => 'the part')
      .mockImplementationOnce(() => {
        throw new Error('not now');
      });
    const part = lazyPart(load);
    await expect(part.load()).rejects.toThrow('not now');
    await expect(part.load()).resolves.toBe('the part');
  });

  test('is requested again each time the browser is online again, until it arrives', async () => {
    const { part, load, online } = partWith('fail', 'fail', 'fail', 'arrive');
    part.preload();
    await settled();
    part.preload();
    await settled();
    expect(online.size).toBe(1);
    const [callBack] = online;
    online.clear();
    callBack?.();
    await settled();
    expect(load).toHaveBeenCalledTimes(3);
    part.preload();
    await settled();
    expect(part.peek()).toBe('the part');
    expect(online.size).toBe(0);
  });
});
