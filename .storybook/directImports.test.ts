import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as library from '../src/index.ts';
import { directImports, originsOf } from './directImports.ts';

const door = `import './theme.css';
export type { Content } from './content/Content.ts';
export { favicon as faviconSprite } from './art/favicon.ts';
export {
  Icon,
  type IconProps,
} from './art/Icon.tsx';
export { Flipbook } from 'react-page-turn';
`;
const origins = originsOf(door);
const direct = (code: string) => directImports(code, /src\/index\.ts$/, origins);

describe('originsOf', () => {
  test('finds what a door hands on, and leaves out types', () => {
    expect(Object.fromEntries(origins)).toEqual({
      faviconSprite: { file: './art/favicon.ts', name: 'favicon' },
      Icon: { file: './art/Icon.tsx', name: 'Icon' },
      Flipbook: { file: 'react-page-turn', name: 'Flipbook' },
    });
  });

  test("finds all that the library's own door hands on", () => {
    const text = readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8');
    expect([...originsOf(text).keys()].sort()).toEqual(Object.keys(library).sort());
  });
});

describe('directImports', () => {
  test.each([
    ['a name', "import { Icon } from '../../src/index.ts';", "import { Icon as Icon } from '../../src/art/Icon.tsx';"],
    [
      'a name that the door has changed, and that is changed again',
      "import { faviconSprite as sprite } from '../src/index.ts';",
      "import { favicon as sprite } from '../src/art/favicon.ts';",
    ],
    [
      'a name of a package',
      "import { Flipbook } from '../src/index.ts';",
      "import { Flipbook as Flipbook } from 'react-page-turn';",
    ],
    ['types', "import type { Content } from '../src/index.ts';", ''],
    ['another file', "import { Icon } from './Icon.tsx';", "import { Icon } from './Icon.tsx';"],
  ])('%s', (_, before, after) => {
    expect(direct(before)).toBe(after);
  });

  test('keeps every line where it was', () => {
    expect(direct("import {\n  Icon,\n  type IconProps,\n} from '../src/index.ts';\nconst a = 1;")).toBe(
      "import { Icon as Icon } from '../src/art/Icon.tsx';\n\n\n\nconst a = 1;",
    );
  });

  test('says which name the door does not have', () => {
    expect(() => direct("import { Gone } from '../src/index.ts';")).toThrow('../src/index.ts does not export Gone.');
  });
});
