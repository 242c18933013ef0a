// As `npm create vite` writes it, but for a warning about slow plugins: it depends on what else the machine does.
import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
};
