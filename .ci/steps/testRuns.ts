/** The runs of `npm test`, as arguments for Vitest; a run without tests is left out. */
export interface TestRuns {
  /** Everything but the engine tests. */
  readonly tests?: readonly string[];
  /** The engine tests: they measure time, so nothing runs beside them. */
  readonly engines?: readonly string[];
}

const engines = 'engines';
const projects = ['unit', 'storybook', 'e2e', 'book', 'parity', engines];

/** Options of Vitest that take the next word for their value. */
const withValue = ['-t', '--testNamePattern', '--bail', '--retry', '--shard', '--testTimeout', '--maxWorkers'];

/**
 * Divides the arguments between the two runs.
 *
 * @param args as for Vitest: parts of file names, `--project unit`
 * @param engineFiles the paths of the engine tests
 */
export function testRuns(args: readonly string[], engineFiles: readonly string[]): TestRuns {
  const { named, rest } = withoutProjects(args);
  const wanted = named.length > 0 ? named : projects;
  const parts = rest.filter((word, index) => !word.startsWith('-') && !withValue.includes(rest[index - 1] ?? ''));
  const isEngineFile = (part: string): boolean => engineFiles.some((file) => file.includes(part));
  const runs = (names: readonly string[]) => [...names.flatMap((name) => ['--project', name]), ...rest];
  const others = wanted.filter((name) => name !== engines);
  const hasEngines = wanted.includes(engines) && (parts.length === 0 || parts.some(isEngineFile));
  return { ...(others.length > 0 && { tests: runs(others) }), ...(hasEngines && { engines: runs([engines]) }) };
}

/** The named projects, and all other arguments. */
function withoutProjects(args: readonly string[]): { named: readonly string[]; rest: readonly string[] } {
  const named: string[] = [];
  const rest: string[] = [];
  for (const [index, word] of args.entries()) {
    if (args[index - 1] === '--project') named.push(word);
    else if (word.startsWith('--project=')) named.push(word.slice('--project='.length));
    else if (word !== '--project') rest.push(word);
  }
  return { named, rest };
}
