import { withSpecifiers } from '../../../.storybook/agents/entries.ts';

/** The code of a recipe, with the imports of an application. */
export const codeOf = (file: string): string =>
  withSpecifiers(file)
    .replaceAll(/^ *\/\/ biome-ignore .*\n/gm, '')
    .replaceAll(/'\.[^']*\/(\w+)(\.module\.css)?(?:\.tsx?)?'/g, "'./$1$2'");
