import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

/** Builds as for visitors, and by no configuration file. */
export async function productionBuild(what: InlineConfig): Promise<Awaited<ReturnType<typeof build>>> {
  // What runs this may be a part of Vite that has said "development" already, and builds would believe it.
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
    // Else React, loaded later in the same process, would be half development and half production.
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
