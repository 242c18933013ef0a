import { afterEach, expect, test, vi } from 'vitest';
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
  const part = lazyPart(load, retry);
  const onChange = vi.fn();
  return { part, load, retry, onChange, unsubscribe: part.subscribe(onChange) };
}

afterEach(() => void vi.unstubAllGlobals());

/** Lets parts react to answers. A rejection that nobody handles fails the run. */
const settled = () => new Promise(setImmediate);

test('a lazy part is requested once, when it is first needed', async () => {
  const { part, load, onChange } = partWith('arrive');
  expect([part.peek(), part.hasFailed(), load.mock.calls.length]).toEqual([undefined, false, 0]);
  part.preload();
  expect(onChange).not.toHaveBeenCalled();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['the part', 'the part']);
  expect([part.peek(), load.mock.calls.length, onChange.mock.calls.length]).toEqual(['the part', 1, 1]);
});

test('a lazy part does not call unsubscribed listeners', async () => {
  const { part, onChange, unsubscribe } = partWith('arrive');
  unsubscribe();
  await part.load();
  expect(onChange).not.toHaveBeenCalled();
});

test('a failed part reports the failure once, and retries with the reason', async () => {
  const { part, retry, onChange } = partWith('fail', 'arrive');
  await expect(part.load()).rejects.toThrow('request 1');
  expect([part.hasFailed(), part.peek(), onChange.mock.calls.length]).toEqual([true, undefined, 1]);
  expect(await part.load()).toBe('the part');
  expect(retry.mock.calls).toEqual([[new Error('request 1')]]);
  expect(part.hasFailed()).toBe(false);
});

test('a part whose style sheet failed to load keeps failing and never renders without styles', async () => {
  const reason = new Error('Unable to preload CSS for /assets/Part.css');
  const part = lazyPart(vi.fn(async () => 'the part').mockRejectedValueOnce(reason));
  await expect(part.load()).rejects.toBe(reason);
  await expect(part.load()).rejects.toBe(reason);
});

test('a failed part retries each time the browser comes online, until it loads', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  const { part, load } = partWith('fail', 'fail', 'fail', 'arrive');
  for (const _ of [1, 2]) {
    part.preload();
    await settled();
  }
  const requestsWhenOnline = async () => {
    browser.dispatchEvent(new Event('online'));
    await settled();
    return load.mock.calls.length;
  };
  expect([await requestsWhenOnline(), part.peek()]).toEqual([3, undefined]);
  expect([await requestsWhenOnline(), part.peek()]).toEqual([4, 'the part']);
  expect(await requestsWhenOnline()).toBe(4);
});
