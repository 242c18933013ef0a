declare module 'virtual:sprite/*' {
  /** A sprite of `src/art/sprites`, compiled by site/sprites/spritesPlugin.ts. */
  const sprite: import('./CompiledSprite.ts').CompiledSprite;
  export default sprite;
}
