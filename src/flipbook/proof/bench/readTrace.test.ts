import { expect, test } from 'vitest';
import { inputLatencies, type TraceEvent } from './readTrace.ts';

/**
 * The trace events of one input in order: it begins, passes stages, ends. Times in milliseconds.
 */
function input(id: string, [from, to]: readonly [number, number], stages: readonly string[], type = 'MOUSE_DRAGGED') {
  const event = (name: string, ph: string, ms: number): TraceEvent => ({
    name,
    ph,
    ts: ms * 1000,
    pid: 1,
    id2: { local: id },
    ...(name === 'EventLatency' && ph === 'b' && { args: { event_latency: { event_type: type } } }),
  });
  return [
    event('EventLatency', 'b', from),
    ...stages.flatMap((stage) => [event(stage, 'b', from), event(stage, 'e', to)]),
    event('EventLatency', 'e', to),
  ];
}

const presentedStages = ['RendererMainProcessing', 'SubmitCompositorFrameToPresentationCompositorFrame'];

test('only moves that a frame shows have a latency, also where ids come again', () => {
  const trace = [
    ...input('0x1', [0, 40], presentedStages),
    ...input('0x2', [8, 8.1], ['RendererCompositorFinishedToTermination']),
    ...input('0x1', [41, 48], ['RendererMainProcessing']),
    ...input('0x1', [50, 80], presentedStages),
    ...input('0x3', [50, 99], presentedStages, 'MOUSE_RELEASED'),
  ];
  expect(inputLatencies(trace, 'MOUSE_DRAGGED')).toEqual([40, 30]);
});

test('a trace in which no move is shown is an error', () => {
  const trace = input('0x1', [0, 7], ['RendererMainProcessing']);
  expect(() => inputLatencies(trace, 'MOUSE_DRAGGED')).toThrow('shows no MOUSE_DRAGGED');
});
