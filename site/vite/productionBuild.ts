import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

/** A production build without a configuration file. */
export async function productionBuild(what: InlineConfig): Promise<Awaited<ReturnType<typeof build>>> {
  // The surrounding Vite may have set NODE_ENV to "development", which the build would inherit.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await build({
      mode: 'production',
      configFile: false,
      base: './',
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      ...what,
    });
  } finally {
    // Otherwise React, loaded later in this process, would mix development and production code.
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
