import coverHeadphones from 'virtual:sprite/coverHeadphones';
import headphones from 'virtual:sprite/headphones';
import walkerHeadphones from 'virtual:sprite/walkerHeadphones';
import type { HeroSprites } from './hairCuts.ts';

/** The sprites of headphones. The build removes the line `worn` from a site whose hero wears none. */
export const headphoneSprites: Readonly<Partial<Record<'worn', HeroSprites>>> = {
  worn: { head: [headphones], cover: [coverHeadphones], walker: [walkerHeadphones] },
};
