import { sitePublicFolder } from '../../config/contentPaths.ts';
import { importResume } from '../../import/index.ts';
import { checkSources, requireContent } from '../../prepare/readContent.ts';
import { detectLanguage } from '../detectLanguage.ts';

/** Imports files like `npm run setup -- --yes`. @throws with the errors of the content */
export function importFiles(...files: Parameters<typeof importResume>[0]) {
  const {
    resume: { text, document, source },
    findings: { lines },
  } = importResume(files);
  const language = detectLanguage(document);
  const site = { address: 'https://ada.test/', ...(language && { language }) };
  const game = { file: 'game.json', text: JSON.stringify({ site }) };
  const check = (resume: typeof source) => checkSources({ resume, game }, sitePublicFolder, '2025-11-01');
  requireContent(check(source));
  const checkedFile = check({ file: 'resume.json', text });
  return { resume: JSON.parse(text), lines, content: requireContent(checkedFile), findings: checkedFile.findings };
}
