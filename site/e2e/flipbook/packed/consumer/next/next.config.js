// Plain files, which any static host serves.
export default { output: 'export' };
