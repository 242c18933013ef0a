import type { ReportedError } from './storybookChannel.ts';

/** A line of the panel Interactions: a step, a check or a thing done. */
interface Call {
  storyId: string;
  method: string;
  args: readonly unknown[];
  status?: string;
}

/**
 * Swaps to a story, plays it, and answers what went wrong, line by line. Runs in the frame of the stories, so it sees
 * nothing but its argument.
 */
export function playStory(storyId: string): Promise<readonly string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('There is no Storybook in this frame.');
  return new Promise((resolve) => {
    const problems: string[] = [];
    let step = '';
    const say = (what: string, error?: ReportedError) =>
      problems.push(`${step && `in the step "${step}": `}${what}${error?.message ? `: ${error.message}` : ''}`);

    const listeners: Record<string, (data: never) => void> = {
      'storybook/instrumenter/call': (call: Call) => {
        if (call.storyId === storyId && call.method === 'step') step = String(call.args[0]);
      },
      playFunctionThrewException: (error: ReportedError) => say('the play failed', error),
      unhandledErrorsWhilePlaying: (errors: readonly ReportedError[]) => {
        for (const error of errors) say('an error was not caught', error);
      },
      storyErrored: (error: { title?: string; description?: string }) =>
        say('the story could not be drawn', { message: `${error.title} ${error.description}` }),
      storyThrewException: (error: ReportedError) => say('the story threw', error),
      storyMissing: () => say('the book has no such story'),
      configError: (error: ReportedError) => say('the book itself is broken', error),
      storyFinished: (end: { storyId: string; status: string }) => {
        if (end.storyId !== storyId) return;
        for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
        if (end.status !== 'success' && problems.length === 0) say(`it ended in ${end.status}`);
        resolve(problems);
      },
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
