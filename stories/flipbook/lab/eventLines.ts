import type { FlipbookEvent } from '../../../src/flipbook/engine/events.ts';

/** A list of events as JSON, one event a line. */
export function asLines(events: readonly FlipbookEvent[]): string {
  return `[\n${events.map((event) => `  ${JSON.stringify(event)}`).join(',\n')}\n]`;
}

/** The events in such a list. The lab trusts what is pasted. */
export function eventsIn(lines: string): readonly FlipbookEvent[] {
  return JSON.parse(lines);
}
