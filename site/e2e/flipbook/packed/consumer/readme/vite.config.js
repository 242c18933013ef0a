// As `npm create vite` writes it, but for a second page, and for a warning about slow plugins, which depends on the machine.
import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'reader.html'], checks: { pluginTimings: false } } },
};
