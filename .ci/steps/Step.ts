import { runTool } from './runTool.ts';

/** A check that runs before the tests; counted as one test. */
export interface Step {
  title: string;
  /** The title of an earlier step of its lane that must have passed. */
  needs?: string;
  /** Answers what to print, empty for nothing. @throws what is wrong */
  run: () => Promise<string>;
}

/** A step that runs tools one after the other; fails with the output of the first that does. */
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
