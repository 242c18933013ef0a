import react from '@vitejs/plugin-react';
import { type BuildOptions, build } from 'vite';

/** Builds as for visitors, and by no configuration file. */
export async function productionBuild(what: { root: string; build: BuildOptions }): Promise<void> {
  // What runs this command is a part of Vite that has said "development" already, and builds would believe it.
  process.env.NODE_ENV = 'production';
  await build({
    mode: 'production',
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    ...what,
  });
}
