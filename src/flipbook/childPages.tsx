import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { PageAttributes } from './engine/pages.ts';

export interface ChildPage {
  /** Consists of the page's own key and the keys of the fragments around it. */
  key: string;
  content: ReactNode;
  props: PageAttributes;
}

/** Lists all elements and all text that is not blank. Flattens fragments, arrays and `FlipbookSpread`. */
export function childPages(children: ReactNode, keyBefore = ''): readonly ChildPage[] {
  return Children.toArray(children).flatMap((child, index): readonly ChildPage[] => {
    if (!isValidElement<PageAttributes & { children?: ReactNode }>(child)) {
      const isBlank = typeof child === 'string' && child.trim() === '';
      return isBlank ? [] : [{ key: `${keyBefore}text-${index}`, content: child, props: {} }];
    }
    const { type, props } = child;
    const key = `${keyBefore}${child.key}`;
    if (type === Fragment) return childPages(props.children, `${key}/`);
    // `FlipbookSpread` has this mark. Importing it would add its size to every flipbook.
    const component = Object(type);
    if (component.isPages) return childPages(component(props), `${key}/`);
    return [{ key, content: child, props }];
  });
}
