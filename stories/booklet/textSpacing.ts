import styles from './textSpacing.module.css';

const { spaced = '' } = styles;

/** A story's `beforeEach`: the greatest text spacing that WCAG 1.4.12 asks pages to allow. */
export function textSpacing() {
  document.body.classList.add(spaced);
  return () => document.body.classList.remove(spaced);
}
