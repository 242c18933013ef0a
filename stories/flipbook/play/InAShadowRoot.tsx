import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Copies this document's style sheets, without fonts: their relative URLs do not resolve in a copy. */
const copySheets = () =>
  Array.from(document.styleSheets, ({ cssRules }) => {
    const copy = document.createElement('style');
    copy.textContent = Array.from(cssRules)
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map(({ cssText }) => cssText)
      .join('\n');
    return copy;
  });

/** Renders its children into a shadow root. */
export function InAShadowRoot({ children }: { children: ReactNode }) {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const enter = (host: HTMLElement | null) => {
    if (!host || shadow) return;
    const inner = host.attachShadow({ mode: 'open' });
    inner.append(...copySheets());
    setShadow(inner);
  };
  return (
    <div title="Shadow" ref={enter}>
      {shadow && createPortal(children, shadow)}
    </div>
  );
}
