import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

/** A production build without a configuration file. */
export async function productionBuild(config: InlineConfig): Promise<Awaited<ReturnType<typeof build>>> {
  // An outer Vite may have set NODE_ENV to "development", which this build would inherit.
  const outerNodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await build({
      mode: 'production',
      configFile: false,
      base: './',
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      ...config,
    });
  } finally {
    // Otherwise React, loaded later in this process, would mix development and production code.
    if (outerNodeEnv === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = outerNodeEnv;
  }
}
