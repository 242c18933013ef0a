import { expect, test } from 'vitest';
import { pageTail, sheetTags } from './pageTail.ts';

const styles = ['/assets/resume.css', '/assets/index.css'];
const tail = pageTail({
  styles,
  script: '/assets/index.js',
  preloads: [{ file: '/assets/resume.js' }, { file: '/assets/phone.js', media: '(width < 650px)' }],
  fallback: '/assets/fallback.js',
  firstFaces: '/assets/first-faces.css',
});

test('all wait in a template, in the order in which they are needed', () => {
  const [, waiting = ''] = /<template id="after-first-paint">(.*)<\/template>/.exec(tail) ?? [];
  expect(waiting.split(/(?<=>)(?=<link|<script)/)).toEqual([
    '<link rel="stylesheet" href="/assets/resume.css" crossorigin>',
    '<link rel="stylesheet" href="/assets/index.css" crossorigin>',
    '<script type="module" src="/assets/index.js" crossorigin></script>',
    '<link rel="modulepreload" href="/assets/resume.js" crossorigin>',
    '<link rel="modulepreload" href="/assets/phone.js" crossorigin media="(width &lt; 650px)">',
  ]);
});

test('the head has the same style sheets for browsers without scripts, and no script', () => {
  expect(tail).toContain(sheetTags(styles));
  expect(sheetTags(styles)).not.toContain('script');
});

test('only the fallback does not wait, and holds up nothing', () => {
  expect(tail.split('</template>')[1]).toBe(
    '<script async fetchpriority="low" src="/assets/fallback.js" data-faces="/assets/first-faces.css"></script>',
  );
});
