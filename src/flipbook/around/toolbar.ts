// The entry `react-page-turn/toolbar`. Not a client module itself: a server component reads no member of one.
// biome-ignore lint/performance/noReExportAll: a namespace, `<Toolbar.Next />`; bundlers drop what is not read of it
export * as Toolbar from './toolbar/parts.ts';
