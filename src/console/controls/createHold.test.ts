import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHold, firstRepeatMs, nextRepeatMs } from './createHold.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

const goTo = (ms: number) => vi.advanceTimersByTime(ms - Date.now());

function createTestHold() {
  const onRepeat = vi.fn();
  return { onRepeat, hold: createHold(onRepeat) };
}

describe('a held button', () => {
  it('repeats first after 400 ms, then every 120 ms', () => {
    const { hold, onRepeat } = createTestHold();
    hold.start('down');
    goTo(firstRepeatMs - 1);
    expect(onRepeat).not.toHaveBeenCalled();
    goTo(firstRepeatMs);
    expect(onRepeat).toHaveBeenCalledExactlyOnceWith('down');
    goTo(firstRepeatMs + nextRepeatMs - 1);
    expect(onRepeat).toHaveBeenCalledOnce();
    goTo(firstRepeatMs + 5 * nextRepeatMs);
    expect(onRepeat).toHaveBeenCalledTimes(6);
    expect([firstRepeatMs, nextRepeatMs]).toEqual([400, 120]);
  });

  it('stops when it comes up, and leaves no clock running', () => {
    const { hold, onRepeat } = createTestHold();
    hold.start('up');
    goTo(450);
    hold.stop('up');
    goTo(5000);
    expect(onRepeat).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says when it stops whether it has repeated', () => {
    const { hold } = createTestHold();
    hold.start('up');
    goTo(firstRepeatMs - 1);
    expect(hold.stop('up')).toBe(false);
    hold.start('up');
    goTo(2 * firstRepeatMs);
    expect([hold.stop('down'), hold.stop('up'), hold.stop('up')]).toEqual([false, true, false]);
  });

  it('goes on when another button comes up', () => {
    const { hold, onRepeat } = createTestHold();
    hold.start('down');
    hold.stop('a');
    goTo(400);
    expect(onRepeat).toHaveBeenCalledOnce();
  });

  it('gives way to one pressed after it', () => {
    const { hold, onRepeat } = createTestHold();
    hold.start('down');
    goTo(300);
    hold.start('up');
    goTo(650);
    expect(onRepeat).not.toHaveBeenCalled();
    hold.stop('down');
    goTo(700);
    expect(onRepeat).toHaveBeenCalledExactlyOnceWith('up');
  });

  it('stops with everything else when the window is left', () => {
    const { hold, onRepeat } = createTestHold();
    hold.start('down');
    hold.stop();
    goTo(1000);
    expect(onRepeat).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may be let go by its own repeat', () => {
    const onRepeat = vi.fn(() => hold.stop());
    const hold = createHold(onRepeat);
    hold.start('down');
    goTo(5000);
    expect(onRepeat).toHaveBeenCalledOnce();
  });
});
