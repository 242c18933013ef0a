// The configuration of dependency-cruiser: arrows.mjs as rules.
//   npx depcruise --config .ci/arrows/dependencyCruiser.mjs src site stories .ci .storybook
import { byHand, folderRules, pure } from './arrows.mjs';

/** The folders that dependency-cruiser checks. Everything else belongs to packages. */
const repository = '^(src|site|stories|[.]ci|[.]storybook)/';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/** @type {(name: string, comment: string, refused: Pick<Rule, 'from' | 'to'>) => Rule} */
const rule = (name, comment, refused) => ({ name, severity: 'error', comment, ...refused });

/** @returns {Rule[]} one rule per kind of refused import */
function arrowRules() {
  const pureFiles = { path: pure.files.map(pathPattern), pathNot: pure.except.map(pathPattern) };
  const asParameters = 'Take the inputs as parameters, give the answer back, and let the component draw it.';
  const writtenFiles = 'It runs beside what is built. Import what it has written.';
  return [
    ...folderRules.flatMap((place, index) => placeRules(place, folderRules.slice(index + 1))),
    rule('pure file -> React', asParameters, { from: pureFiles, to: { path: packagePattern('react(-dom)?') } }),
    ...byHand.map((folder) => {
      const path = pathPattern(folder);
      return rule(`only .ci -> ${folder}`, writtenFiles, { from: { pathNot: ['^[.]ci/', path] }, to: { path } });
    }),
    rule('import cycle', 'Move what both need into a file of its own.', {
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    }),
  ];
}

/**
 * @param {import('./arrows.mjs').Place} place
 * @param {readonly import('./arrows.mjs').Place[]} later places whose files this one excludes
 */
function placeRules({ path, imports, closed, packages, why }, later) {
  const from = { path: pathPattern(path), pathNot: later.map((other) => pathPattern(other.path)) };
  const others = { path: repository, pathNot: [path, ...imports].map(pathPattern) };
  const rules = [rule(`${path} -> ${list(imports)} only`, why, { from, to: others })];
  if (closed) rules.push(rule(`${path} -> not ${list(closed)}`, why, { from, to: { path: closed.map(pathPattern) } }));
  if (packages) {
    const to = { pathNot: [repository, ...packages.map(packagePattern)] };
    rules.push(rule(`${path} -> packages: ${list(packages)} only`, why, { from, to }));
  }
  return rules;
}

/** @param {readonly string[]} names */
const list = (names) => names.join(', ') || 'nothing';

/** @param {string} path as in arrows.mjs, a folder or a file */
const pathPattern = (path) => `^${path.replace(/[.]|\*\*\/?|\*/g, (sign) => patterns[sign] ?? sign)}(/|$)`;

/** @type {Readonly<Record<string, string>>} */
const patterns = { '.': '[.]', '*': '[^/]*', '**': '.*', '**/': '(|.*/)' };

/** @param {string} name of a package, a module of Node or a virtual module */
const packagePattern = (name) => `(^|/node_modules/|^node_modules/)${name}(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: arrowRules(),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types are imports, too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
