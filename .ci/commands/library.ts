import { buildLibrary, libraryFolder } from '../../site/vite/packages/buildLibrary.ts';

/** `npm run build:lib` */
export default async function library(): Promise<number> {
  await buildLibrary();
  console.log(`Built the library into ${libraryFolder}.`);
  return 0;
}
