import type { ReactNode } from 'react';

interface ControlPageProps {
  readonly 'data-density'?: 'hard' | 'soft';
  readonly children: ReactNode;
}

/** A page with a control of 30 x 30 px in its lower right corner, 30 px from both edges. */
export function ControlPage({ children, ...rest }: ControlPageProps) {
  return (
    <div {...rest} style={{ position: 'relative' }}>
      <div style={{ position: 'absolute', right: 30, bottom: 30, width: 30, height: 30 }}>{children}</div>
    </div>
  );
}
