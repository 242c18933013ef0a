import { describe, expect, test, vi } from 'vitest';
import { hydrateWhenLoaded } from './hydrateWhenLoaded.ts';

/** A page whose files load or fail as given, one result per request. */
function page(...answers: readonly ('arrive' | 'fail')[]) {
  const left = [...answers];
  const load = vi.fn(async () => {
    if (left.shift() === 'fail') throw new Error('lost');
  });
  const online: (() => void)[] = [];
  const steps = {
    load,
    hydrate: vi.fn(),
    report: vi.fn(),
    onceOnline: (callBack: () => void) => void online.push(callBack),
  };
  const goOnline = async () => {
    for (const callBack of online.splice(0)) callBack();
    // Either it hydrates, or it waits to be online again.
    await expect.poll(() => online.length + steps.hydrate.mock.calls.length).toBeGreaterThan(0);
  };
  return { steps, goOnline };
}

describe('a page', () => {
  test('is hydrated when all of it has arrived', async () => {
    const { steps, goOnline } = page('arrive');
    await hydrateWhenLoaded(steps);
    await goOnline();
    expect(steps.hydrate).toHaveBeenCalledOnce();
    expect(steps.load).toHaveBeenCalledOnce();
    expect(steps.report).not.toHaveBeenCalled();
  });

  test('stays as it is when something has not arrived, and that is reported', async () => {
    const { steps } = page('fail');
    await hydrateWhenLoaded(steps);
    expect(steps.hydrate).not.toHaveBeenCalled();
    expect(steps.report.mock.calls).toEqual([[new Error('lost')]]);
  });

  test('is tried again when the browser is online again, and hydrated once', async () => {
    const { steps, goOnline } = page('fail', 'fail', 'arrive');
    await hydrateWhenLoaded(steps);
    await goOnline();
    await goOnline();
    expect(steps.hydrate).toHaveBeenCalledOnce();
    await goOnline();
    expect(steps.hydrate).toHaveBeenCalledOnce();
    expect(steps.report).toHaveBeenCalledTimes(2);
  });
});
