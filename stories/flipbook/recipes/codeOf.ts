/** The code of a recipe's story file: its package imports, and everything above the story itself. */
export function codeOf(file: string): string {
  const imports = (file.match(/^import .*$/gm) ?? [])
    .filter((line) => /'(react'|pdfjs-dist|markdown-it|\.\/paginate|\.\.\/\.\.\/\.\.\/src\/flipbook)/.test(line))
    .map((line) => line.replace(/'[./]+src\/flipbook\/(?:around(\/\w+)|index)\.ts'/, "'react-page-turn$1'"));
  const [, code = ''] = /\n\n(.*?)\n\n(?:const \w+ = .*?)?export default/s.exec(file) ?? [];
  return `${imports.join('\n')}\n\n${code}`;
}
