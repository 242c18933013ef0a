declare module 'virtual:document-pages/*' {
  /** Pictures of the pages of one of a foreign owner's documents; see documentPagesPlugin.ts. */
  const pages: readonly string[];
  export default pages;
}
