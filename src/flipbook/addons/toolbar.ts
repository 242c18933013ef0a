// The entry `react-page-turn/toolbar`. It has no 'use client', because server components cannot read
// `Toolbar.Next` from a client module.
// biome-ignore lint/performance/noReExportAll: a namespace, `<Toolbar.Next />`; bundlers drop its unused members
export * as Toolbar from './toolbar/parts.ts';
