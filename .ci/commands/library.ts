import { buildLibrary, libraryFolder } from '../../src/build/buildLibrary.ts';

/** `npm run build:lib` */
export default async function library(): Promise<number> {
  await buildLibrary();
  console.log(`The library is in ${libraryFolder}.`);
  return 0;
}
