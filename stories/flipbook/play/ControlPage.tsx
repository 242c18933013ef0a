import type { ReactNode } from 'react';

interface ControlPageProps {
  readonly 'data-density'?: 'hard' | 'soft';
  /** The control. */
  readonly children: ReactNode;
}

/** A page with a control in its lower right corner: 30 px from both edges, and 30 px large. */
export function ControlPage({ children, ...rest }: ControlPageProps) {
  return (
    <div {...rest} style={{ position: 'relative' }}>
      <div style={{ position: 'absolute', right: 30, bottom: 30, width: 30, height: 30 }}>{children}</div>
    </div>
  );
}
