declare module 'virtual:content' {
  /** The owner's words, checked at build time; see contentPlugin.ts. */
  const content: import('../../../src/index.ts').Content;
  export default content;
}

declare module 'virtual:site-code' {
  /** The QR code of the site's address; see siteCodePlugin.ts. */
  const code: import('../../../src/index.ts').SiteCode | undefined;
  export default code;
}
