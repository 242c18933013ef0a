// The official schema comes without types. What is described here is what mending goes by, and what its test asks.
declare module '@jsonresume/schema' {
  /** One thing that the document does wrong, as the `jsonschema` package tells it. */
  export interface SchemaError {
    /** The rule that was broken: `type`, `format`, `pattern` … */
    name: string;
    /** What the rule asks for: a type's name in a list, a format's name … */
    argument: unknown;
  }
  /** Answers through the callback, at once. */
  export function validate(document: unknown, callback: (errors: SchemaError[] | null, valid: boolean) => void): void;
  export const schema: object;
}
