// The types of the content are inferred from its schemas. Who uses the library has no zod, so their files of types say in
// full what TypeScript infers, with the schemas' descriptions as comments.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { gameSchema } from '../../src/content/gameSchema.ts';
import { resumeSchema } from '../../src/content/resumeSchema.ts';

const content = resolve(import.meta.dirname, '../../src/content');
const inferred = [
  { file: 'gameSchema', name: 'Game', schema: gameSchema },
  { file: 'resumeSchema', name: 'WrittenResume', schema: resumeSchema },
];

/**
 * Replaces the schemas' files of types by ones without zod.
 *
 * @param folder the library's types of `src/content`
 */
export function writeSchemaTypes(folder: string): void {
  for (const name of readdirSync(folder)) if (/Schema\.d\.ts$/.test(name)) rmSync(join(folder, name));
  const files = inferred.map(({ file }) => join(content, `${file}.ts`));
  const program = ts.createProgram(files, { ...compilerOptions(), noEmit: true });
  for (const { file, name, schema } of inferred) {
    const type = exportedType(program, join(content, `${file}.ts`), name);
    const text = written(type, { checker: program.getTypeChecker(), help: z.toJSONSchema(schema), indent: '' });
    writeFileSync(join(folder, `${file}.d.ts`), `export type ${name} = ${text};\n`);
  }
}

function compilerOptions(): ts.CompilerOptions {
  const file = resolve(content, '../../tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, resolve(content, '../..')).options;
}

function exportedType(program: ts.Program, file: string, name: string): ts.Type {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!symbol) throw new Error(`${file} exports no type ${name}.`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

/** A JSON Schema, whose descriptions become comments. */
type Help = z.core.JSONSchema.JSONSchema;

type Writing = { checker: ts.TypeChecker; help: Help; indent: string };

function written(type: ts.Type, writing: Writing): string {
  const { checker, help } = writing;
  if (checker.isArrayType(type)) {
    // Arrays are references by TypeScript's own word, and have one argument.
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const isReadonly = type.symbol.name === 'ReadonlyArray';
    return `${isReadonly ? 'readonly ' : ''}(${item ? written(item, { ...writing, help: schemaIn(help.items) }) : 'never'})[]`;
  }
  if (type.isUnion() && type.types.some(isObject)) {
    return type.types.map((one) => written(one, writing)).join(' | ');
  }
  if (!isObject(type)) return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return `{\n${checker
    .getPropertiesOfType(type)
    .map((property) => writtenProperty(property, writing))
    .join('')}${writing.indent}}`;
}

function writtenProperty(property: ts.Symbol, { checker, ...parent }: Writing): string {
  const indent = `${parent.indent}  `;
  const help = schemaIn(parent.help.properties?.[property.name]);
  const comment = help.description ? `${indent}/** ${help.description} */\n` : '';
  const isOptional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
  const value = written(checker.getTypeOfSymbol(property), { checker, help, indent });
  return `${comment}${indent}${property.name}${isOptional}: ${value};\n`;
}

function isObject(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Object) !== 0;
}

function schemaIn(value: z.core.JSONSchema._JSONSchema | z.core.JSONSchema._JSONSchema[] | undefined): Help {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}
