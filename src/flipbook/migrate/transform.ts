// The jscodeshift transform that `npx react-page-turn migrate` runs.
import type { API, ASTNode, ASTPath, FileInfo } from 'jscodeshift';
import { missingMembers, type WatchedObject } from '../compat/missingMembers.ts';
import { differences, isSharedMethod, messages, newModules, newProps, otherMembers, pages } from './oldNames.ts';
import { receiveValue } from './receiveValue.ts';

const site = 'https://playable-resume.github.io/playable-resume/storybook/?path=/docs/';
const oldPackage = 'react-pageflip';
const watchedObjects: readonly WatchedObject[] = ['getPageCollection().', 'getFlipController().'];

/** @param options - `to`: 'flipbook' to move to `Flipbook`, else to the drop-in */
// biome-ignore lint/style/noDefaultExport: jscodeshift calls the default export
export default function migrate(
  { source }: FileInfo,
  { jscodeshift: j, report }: API,
  { to }: { to?: string } = {},
): string | undefined {
  if (!/page-?flip/i.test(source)) return undefined;
  const root = j(source);
  const toFlipbook = to === 'flipbook';
  const page = toFlipbook ? pages.settings : pages.dropIn;
  const reportLine = (node: ASTNode, message: string) => {
    const line = 'loc' in node ? node.loc?.start.line : undefined;
    report(`line ${line}: ${message} ${site}${page}`);
  };

  const bookNames = new Set<string>();
  root.find(j.StringLiteral).forEach((literal) => {
    const { node, parent } = literal;
    if (node.value === 'page-flip') reportLine(node, messages.pageFlip);
    const newModule = newModules[node.value];
    if (!newModule) return;
    if (j.TSModuleDeclaration.check(parent.node)) {
      reportLine(node, messages.declaration);
      return;
    }
    const isStatic = j.ImportDeclaration.check(parent.node);
    const defaultName = isStatic ? defaultNameOf(parent.node) : variableOf(literal);
    if (node.value === oldPackage && defaultName) bookNames.add(defaultName);
    if (toFlipbook && isStatic && node.value === oldPackage) importFlipbook(parent, defaultName);
    else {
      if (toFlipbook) reportLine(node, messages.notStatic);
      literal.replace(j.stringLiteral(newModule));
    }
  });

  function defaultNameOf(declaration: ASTNode): string | undefined {
    const specifiers = j.ImportDeclaration.check(declaration) ? (declaration.specifiers ?? []) : [];
    const name = specifiers.find((specifier) => j.ImportDefaultSpecifier.check(specifier))?.local?.name;
    return typeof name === 'string' ? name : undefined;
  }

  function variableOf(literal: ASTPath): string | undefined {
    const [variable] = j(literal).closest(j.VariableDeclarator).nodes();
    return variable && j.Identifier.check(variable.id) ? variable.id.name : undefined;
  }

  function importFlipbook(declaration: ASTPath, name = 'Flipbook') {
    const local = root.find(j.Identifier, { name: 'Flipbook' }).size() === 0 ? 'Flipbook' : name;
    // Identifiers include the names of JSX elements.
    for (const { node } of root.find(j.Identifier, { name }).paths()) node.name = local;
    bookNames.add(local);
    const specifier = j.importSpecifier(j.identifier('Flipbook'), j.identifier(local));
    const flipbook = j.importDeclaration([specifier], j.stringLiteral('react-page-turn'));
    if (j.ImportDeclaration.check(declaration.node)) flipbook.comments = declaration.node.comments ?? null;
    declaration.replace(flipbook);
    declaration.insertAfter(j.importDeclaration([], j.stringLiteral('react-page-turn/flipbook.css')));
  }

  const staysDropIn = root.find(j.StringLiteral, { value: newModules[oldPackage] ?? '' }).size() > 0;
  root
    .find(j.JSXElement)
    .filter(
      ({ node: { openingElement } }) =>
        j.JSXIdentifier.check(openingElement.name) && bookNames.has(openingElement.name.name),
    )
    .forEach((book) => {
      j(book.get('openingElement'))
        .find(j.JSXAttribute)
        .forEach((attribute) => {
          if (attribute.parent.node !== book.node.openingElement) return;
          const { name, value } = attribute.node;
          const prop = String(name.name);
          const isSize = prop === 'width' || prop === 'height';
          if (isSize && j.StringLiteral.check(value) && !(Number(value.value) > 0))
            reportLine(attribute.node, messages.size);
          if (toFlipbook && !staysDropIn) moveProp(attribute, prop);
        });
      const turns = j(book)
        .find(j.CallExpression)
        .filter(({ node }) => ['flip', 'turnToPage'].includes(calledName(node)));
      for (const { node } of turns.filter(isIn(book)).paths()) reportLine(node, messages.turnInPage);
    });

  function moveProp(attribute: ASTPath, prop: string) {
    const newName = isNameOf(newProps, prop) ? newProps[prop] : prop;
    if (typeof newName === 'string') {
      if (newName !== prop) attribute.get('name').replace(j.jsxIdentifier(newName));
      if (!receiveValue(j, attribute, prop)) reportLine(attribute.node, messages.handler);
      return;
    }
    reportLine(attribute.node, newName.instead);
    attribute.prune();
  }
  /** Whether a call is in a page, rather than in a prop of the book. */
  function isIn(book: ASTPath) {
    return (call: ASTPath) => {
      let path = call;
      while (path.parent && path.parent.node !== book.node) path = path.parent;
      return path.node !== Reflect.get(book.node, 'openingElement');
    };
  }

  root
    .find(j.CallExpression)
    .filter(({ node }) => calledName(node) === 'pageFlip')
    .forEach((call) => {
      const uses = membersOf(call);
      const isMoved = uses.map((use) => checkMember(use, '')).every(Boolean);
      if (!toFlipbook || !isMoved || !j.MemberExpression.check(call.node.callee)) return;
      const { object } = call.node.callee;
      if (Reflect.get(call.node.callee, 'optional') && j.OptionalMemberExpression.check(call.parent.node))
        call.parent.node.optional = true;
      call.replace(object);
    });

  /** Finds the reads of a value's members, directly or from the variable that stores it. */
  function membersOf(value: ASTPath): ASTPath[] {
    const { node: parent } = value.parent;
    if (j.MemberExpression.check(parent) && parent.object === value.node) return [value.parent];
    const stored = j.VariableDeclarator.check(parent)
      ? parent.id
      : j.AssignmentExpression.check(parent)
        ? parent.left
        : undefined;
    if (!stored) return [];
    const name = j(stored).toSource();
    return root
      .find(j.MemberExpression)
      .filter(({ node }) => j(node.object).toSource() === name)
      .paths();
  }

  /** Reports a member that differs. Returns whether a `Flipbook` has it. */
  function checkMember(use: ASTPath, of: WatchedObject): boolean {
    const name = memberName(use.node);
    const nested = watchedObjects.find((object) => object === `${name}().`);
    if (nested && j.CallExpression.check(use.parent.node))
      for (const member of membersOf(use.parent)) checkMember(member, nested);
    const missing = missingMembers[of].find(({ names }) => names.includes(name));
    if (missing) reportLine(use.node, `\`${name}\` does not exist. ${missing.instead}`);
    if (missing || of) return false;
    const advice = isNameOf(otherMembers, name) ? otherMembers[name] : undefined;
    const message = toFlipbook ? advice : isNameOf(differences, name) && differences[name];
    if (message) reportLine(use.node, `\`${name}\`: ${message}`);
    return isSharedMethod(name);
  }

  function memberName(node: ASTNode): string {
    return j.MemberExpression.check(node) && j.Identifier.check(node.property) ? node.property.name : '';
  }

  function calledName(node: ASTNode): string {
    return j.CallExpression.check(node) ? memberName(node.callee) : '';
  }

  const result = root.toSource({ quote: /'(react-)?page-?flip/.test(source) ? 'single' : 'double' });
  return result === source ? undefined : result;
}

const isNameOf = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name);
