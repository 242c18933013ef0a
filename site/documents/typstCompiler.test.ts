import { expect, test } from 'vitest';
import { typstCompiler } from './typstCompiler.ts';

test('where Typst is not installed, the build says what is missing and how to get it', () => {
  const load = () => {
    throw new Error("Cannot find module '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu'");
  };
  expect(() => typstCompiler(load)).toThrow(/set by Typst, which is not installed here\. Run "npm ci" without/);
});

test('it refuses a document without a title', () => {
  const compiler = typstCompiler().NodeCompiler.create();
  const document = (title: string) =>
    compiler.compile({ mainFileContent: `#set document(${title})\n#set page(width: 9cm, height: 9cm)\n` }).result;
  const [untitled, titled] = [document(''), document('title: "Résumé"')];
  if (!untitled || !titled) throw new Error('Typst could not set an empty page.');
  expect(() => compiler.pdf(untitled, { pdfStandard: 'ua-1' })).toThrow(/title/);
  expect(compiler.pdf(titled, { pdfStandard: 'ua-1' }).length).toBeGreaterThan(0);
});
