// The config of `npm create vite` with more pages, and without the warning about slow plugins,
// which depends on the machine.
import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'reader.html', 'skill.html'], checks: { pluginTimings: false } } },
};
