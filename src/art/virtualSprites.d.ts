declare module 'virtual:sprite/*' {
  /** A sprite of `src/art/sprites`, compiled at build time; see compiler/spritesPlugin.ts. */
  const sprite: import('./CompiledSprite.ts').CompiledSprite;
  export default sprite;
}
