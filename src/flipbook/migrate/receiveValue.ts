import type { ASTPath, Identifier, JSCodeshift } from 'jscodeshift';
import { eventValues } from './oldNames.ts';

/**
 * Changes the handler in an attribute from `({ data }) => …` to one that receives the value itself.
 * @returns `false` if the handler now receives an object, which a person has to check
 */
export function receiveValue(j: JSCodeshift, attribute: ASTPath, prop: string): boolean {
  const value = Object.entries(eventValues).find(([event]) => event === prop)?.[1];
  if (!value) return true;
  const handler: ASTPath = attribute.get('value', 'expression');
  const { node } = handler;
  if (j.ArrowFunctionExpression.check(node) || j.FunctionExpression.check(node)) {
    const [event] = node.params;
    if (!event) return true;
    if (j.ObjectPattern.check(event)) {
      const [property, other] = event.properties;
      if (
        !other &&
        j.ObjectProperty.check(property) &&
        j.Identifier.check(property.key) &&
        property.key.name === 'data'
      ) {
        if (j.Identifier.check(property.value)) node.params = [property.value];
        return true;
      }
    } else if (j.Identifier.check(event) && replaceReads(event, value)) {
      node.params = [j.identifier(value)];
      return true;
    }
  }
  if (!j.ArrowFunctionExpression.check(node) && !j.Identifier.check(node) && !j.MemberExpression.check(node))
    return false;
  const data = j.objectProperty(j.identifier('data'), j.identifier('data'));
  data.shorthand = true;
  handler.replace(
    j.arrowFunctionExpression([j.identifier('data')], j.callExpression(node, [j.objectExpression([data])])),
  );
  return false;

  /** Replaces `event.data`, if the handler reads nothing else of the event. */
  function replaceReads(event: Identifier, name: string): boolean {
    const body = j(handler.get('body'));
    const reads = body.find(j.MemberExpression, { object: { name: event.name }, property: { name: 'data' } });
    const isTaken = body.find(j.Identifier, { name }).size() > 0;
    if (isTaken || body.find(j.Identifier, { name: event.name }).size() !== reads.size()) return false;
    reads.replaceWith(() => j.identifier(name));
    return true;
  }
}
