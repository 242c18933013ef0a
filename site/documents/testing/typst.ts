/** Typst, for tests that need a PDF of their own. */
export { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
