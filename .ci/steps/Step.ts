import { runTool } from './runTool.ts';

/** One thing that can go wrong before any test has run; counted as one test. */
export interface Step {
  title: string;
  /** The title of a step before it in its lane, without which it cannot be done. */
  needs?: string;
  /** Does it, and answers what it has to say. Throws what is wrong. */
  run: () => Promise<string>;
}

/** A step that is a tool, or several one after the other: fails when one of them does, saying what it said. */
export function toolStep(title: string, ...commands: readonly (readonly string[])[]): Step {
  return {
    title,
    run: async () => {
      for (const command of commands) {
        const { code, output } = await runTool(command);
        if (code !== 0) throw new Error(output.trim() || `${command.join(' ')} ended with ${code} and said nothing.`);
      }
      return '';
    },
  };
}
