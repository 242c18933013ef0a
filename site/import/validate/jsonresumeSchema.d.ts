// The official schema has no types. These cover the tests.
declare module '@jsonresume/schema' {
  export interface SchemaError {
    /** The violated rule: `type`, `format`, `pattern` … */
    name: string;
    /** The rule's argument: a list of type names, a format's name … */
    argument: unknown;
  }
  export function validate(document: unknown, callback: (errors: SchemaError[] | null, valid: boolean) => void): void;
  export const schema: object;
}
