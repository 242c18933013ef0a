interface ImportMetaEnv {
  /** Whether the site has several languages; `undefined` in development. See vite.config.ts. */
  readonly SITE_IS_TRANSLATED?: boolean;
}

declare module 'virtual:content' {
  /** The owner's content, checked at build time; see contentPlugin.ts. */
  const content: import('../../../src/index.ts').Content;
  export default content;
}

declare module 'virtual:site-code' {
  /** The QR code of the site's address; see siteCodePlugin.ts. */
  const code: import('../../../src/index.ts').SiteCode | undefined;
  export default code;
}

declare module 'virtual:case-studies' {
  /** The pages about the owner's projects, by the last part of their paths; see caseStudyPlugin.ts. */
  const pages: Readonly<Record<string, import('../../../src/index.ts').CaseStudyContent>>;
  export default pages;
}
