// The configuration of dependency-cruiser: the places of arrows.mjs as rules.
import { importEntries, places } from './arrows.mjs';

/** The folders that dependency-cruiser checks. All other imports are packages. */
const repository = '^(src|site|stories|[.]ci|[.]storybook)/';

/** @type {Readonly<Record<string, string>>} */
const patterns = { '.': '[.]', '*': '[^/]*', '**': '.*', '**/': '(|.*/)' };
/** @param {string} path */
const inPath = (path) => `^${path.replace(/[.]|\*\*\/?|\*/g, (characters) => patterns[characters] ?? characters)}(/|$)`;
/** @param {string} name of a package, a module of Node or a virtual module */
const inPackage = (name) => `(^|/node_modules/|^node_modules/)${name}(/|$)`;

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */
/** @type {(name: string, from: Rule['from'], to: Rule['to']) => Rule} */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const rules = places.flatMap(({ path, imports, closed = [], packages = ['.*'] }, index) => {
  const from = { path: inPath(path), pathNot: places.slice(index + 1).map((later) => inPath(later.path)) };
  return [
    rule(`${path} -> ${imports}`, from, { path: repository, pathNot: [path, ...imports].map(inPath) }),
    rule(`${path} -> packages ${packages}`, from, { pathNot: [repository, ...packages.map(inPackage)] }),
    ...closed.map((folder) => rule(`${path} -> not ${folder}`, from, { path: inPath(folder) })),
  ];
});
const importInternals = rule(
  'only the entry files of site/import',
  { path: repository, pathNot: ['^site/import/', '[.]test[.]tsx?$', '/testing/'] },
  { path: '^site/import/', pathNot: importEntries.map(inPath) },
);
const cycle = rule('import cycle', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...rules, importInternals, cycle],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
