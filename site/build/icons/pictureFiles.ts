import type * as Server from '../../entry.server.tsx';
import type { ContentSource } from '../content/contentSource.ts';
import { sharePictureFile } from '../head/sharePicture.ts';
import { sharePng } from './sharePng.ts';
import { shareFaces, shareWords } from './shareWords.ts';
import { siteIcons } from './siteIcons.ts';

/** The pictures that the build draws, by file: the icons, and what a link to the site shows. */
export async function pictureFiles(
  { load, folder }: ContentSource,
  { icon, iconPicture, sharePictures, sharePictureWords: box }: typeof Server,
): Promise<Readonly<Record<string, string | Buffer>>> {
  const content = load();
  const lettering = { words: shareWords(content), box, faces: shareFaces(content, folder) };
  return {
    ...(await siteIcons(icon, iconPicture)),
    [sharePictureFile]: await sharePng(sharePictures, lettering),
  };
}
