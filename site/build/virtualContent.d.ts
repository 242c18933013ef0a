declare module 'virtual:content' {
  /** The owner's words, checked at build time; see contentPlugin.ts. */
  const content: import('../../src/index.ts').Content;
  export default content;
}
