// One file, with React's development build, which logs warnings.
export default {
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    minify: false,
    outDir: 'bundled',
    lib: { entry: 'client.js', formats: ['iife'], name: 'client', fileName: () => 'client.js', cssFileName: 'client' },
  },
};
