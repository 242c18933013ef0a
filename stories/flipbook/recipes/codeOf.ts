import { withSpecifiers } from '../../../.storybook/agents/entries.ts';

/** The code of a recipe, with the imports of an application. */
export const codeOf = (source: string): string =>
  withSpecifiers(source)
    .replaceAll(/^ *\/\/ biome-ignore .*\n/gm, '')
    .replaceAll(/'\.[^']*\/(\w+)(\.module\.css)?(?:\.tsx?)?'/g, "'./$1$2'");
