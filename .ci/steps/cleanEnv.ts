/**
 * The environment for a tool started from here. Vite and Vitest leave `NODE_ENV` and `VITEST` behind; a build that saw
 * them would mix React's development and production code.
 */
export function cleanEnv(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  return { ...env, ...more };
}
