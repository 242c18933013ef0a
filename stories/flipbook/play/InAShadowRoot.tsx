import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders its children into a shadow root, with copies of this document's style sheets. */
export function InAShadowRoot({ children }: { children: ReactNode }) {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const enter = (host: HTMLElement | null) => {
    if (!host || shadow) return;
    const inner = host.attachShadow({ mode: 'open' });
    const sheets = document.querySelectorAll('style, link[rel="stylesheet"]');
    inner.append(...Array.from(sheets, (sheet) => sheet.cloneNode(true)));
    setShadow(inner);
  };
  return (
    <div title="Shadow" ref={enter}>
      {shadow && createPortal(children, shadow)}
    </div>
  );
}
