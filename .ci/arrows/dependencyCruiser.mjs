// The configuration of dependency-cruiser: arrows.mjs as rules.
//   npx depcruise --config .ci/arrows/dependencyCruiser.mjs src site stories .ci .storybook
import { byHand, places, pure } from './arrows.mjs';

/** The folders that dependency-cruiser is given; what else there is belongs to packages. */
const repository = '^(src|site|stories|[.]ci|[.]storybook)/';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @returns {Rule[]} rules that refuse each import that is no arrow */
function arrowRules() {
  return [
    ...places.flatMap((place, index) => placeRules(place, places.slice(index + 1))),
    {
      name: 'pure file -> React',
      severity: 'error',
      comment: 'Take the inputs as parameters, give the answer back, and let the component draw it.',
      from: { path: pure.files.map(pathPattern), pathNot: pure.except.map(pathPattern) },
      to: { path: packagePattern('react(-dom)?') },
    },
    ...byHand.map((folder) => ({
      name: `only .ci -> ${folder}`,
      severity: /** @type {const} */ ('error'),
      comment: 'It runs beside what is built. Import what it has written.',
      from: { pathNot: ['^[.]ci/', pathPattern(folder)] },
      to: { path: pathPattern(folder) },
    })),
    {
      name: 'import cycle',
      severity: 'error',
      comment: 'Move what both need into a file of its own.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ];
}

/**
 * @param {import('./arrows.mjs').Place} place
 * @param {readonly import('./arrows.mjs').Place[]} later those that take files away from it
 * @returns {Rule[]}
 */
function placeRules({ path, imports, closed, packages, why }, later) {
  const from = { path: pathPattern(path), pathNot: later.map((other) => pathPattern(other.path)) };
  const rule = { severity: /** @type {const} */ ('error'), from };
  /** @type {Rule[]} */
  const rules = [
    {
      ...rule,
      name: `${path} -> ${list(imports)} only`,
      comment: why,
      to: { path: repository, pathNot: [path, ...imports].map(pathPattern) },
    },
  ];
  if (closed) {
    rules.push({
      ...rule,
      name: `${path} -> not ${list(closed)}`,
      comment: why,
      to: { path: closed.map(pathPattern) },
    });
  }
  if (packages) {
    rules.push({
      ...rule,
      name: `${path} -> packages: ${list(packages)} only`,
      comment: why,
      to: { pathNot: [repository, ...packages.map(packagePattern)] },
    });
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
