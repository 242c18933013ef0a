// The pictures that the documents of Player One are compared with whenever the tests run.
const files: Record<string, string> = import.meta.glob('../../.storybook/visual/documents/*.png', {
  eager: true,
  import: 'default',
});

/** The pages of a document of Player One, by the document's name: `manual`. */
export function committedPages(name: string): readonly string[] {
  return Object.keys(files)
    .filter((file) => /^(.*)-\d+\.png$/.exec(file.split('/').at(-1) ?? '')?.[1] === name)
    .sort((a, b) => numberOf(a) - numberOf(b))
    .map((file) => files[file] ?? '');
}

const numberOf = (file: string): number => Number(/-(\d+)\.png$/.exec(file)?.[1]);
