/** The first line of a failed test's message, after its place. */
export function failureLine(where: string, message = '', durationMs = 0): string {
  const [first = ''] = message.trimStart().split('\n', 1);
  return `${where}: ${isTimeout(first) ? `timed out after ${Math.round(durationMs / 1000)} s` : first}`;
}

/** Vitest reports a time-out with the stack of this error, without its own message. */
const isTimeout = (line: string) => line === 'Error: STACK_TRACE_ERROR';
