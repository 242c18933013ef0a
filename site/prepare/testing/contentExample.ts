// For tests: a temporary folder with valid content.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { temporaryFolder } from '../../config/testing/temporaryFolder.ts';

export type ContentExample = { root: string; folder: string; publicFolder: string };

export function resumeText(name: string): string {
  return JSON.stringify({ basics: { name }, meta: { version: 'v1.0.0' } }, null, 2);
}

/** Writes two valid content files, and an entry module that imports them. */
export function contentExample(): ContentExample {
  const root = temporaryFolder();
  const example = { root, folder: join(root, 'content'), publicFolder: join(root, 'public') };
  mkdirSync(example.folder);
  mkdirSync(example.publicFolder);
  writeFileSync(join(example.folder, 'resume.json'), resumeText('Ada'));
  writeFileSync(join(example.folder, 'game.json'), JSON.stringify(exampleContent().game, null, 2));
  writeFileSync(join(root, 'entry.js'), "import content from 'virtual:content';\nglobalThis.content = content;\n");
  return example;
}
