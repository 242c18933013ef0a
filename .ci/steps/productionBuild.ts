import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

/** Builds as for visitors, and by no configuration file. */
export function productionBuild(what: InlineConfig): ReturnType<typeof build> {
  // What runs this may be a part of Vite that has said "development" already, and builds would believe it.
  process.env.NODE_ENV = 'production';
  return build({
    mode: 'production',
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    ...what,
  });
}
