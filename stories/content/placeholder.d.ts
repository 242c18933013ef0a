/** The content of the repository's own placeholder, from .storybook/placeholder.ts. */
declare module 'virtual:placeholder' {
  const placeholder: import('../../src/resume/Content.ts').Content;
  export default placeholder;
}
