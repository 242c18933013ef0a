import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Side } from '../../engine/spreads.ts';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { useFlipbook, useFlipbookPage } from '../../useFlipbook.ts';
import { divideControls } from './view/divideControls.ts';

interface PictureProps extends Pick<ComponentPropsWithoutRef<'img'>, 'srcSet' | 'sizes' | 'loading'> {
  /** The URL of a picture that covers both pages. */
  src: string;
  /** The picture's alternative text. Screen readers read it once. */
  alt: string;
  /** Must be left out if there is a `src`. */
  children?: undefined;
}

interface ElementProps {
  /** Must be left out if there are `children`. */
  src?: undefined;
  /** An element as wide as both pages. It is rendered twice; a control works on the page where it is visible. */
  children: ReactNode;
}

/** The props of `FlipbookSpread`, and those of a `<div>`, which both pages get. */
export type FlipbookSpreadProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & (PictureProps | ElementProps);

/** One page of a spread. It contains the whole content; the style sheet shows its half. */
export function SpreadHalf({ side, ...props }: FlipbookSpreadProps & { readonly side: Side }) {
  const { index, isOpen } = useFlipbookPage();
  // If only the second page is open, its half is not a copy, and screen readers read it.
  const isCopy = useFlipbook(
    ({ openPages }) => side === 'end' && (!openPages.includes(index) || openPages.includes(index - 1)),
  );
  const { picture, content, rest } = partsOf(props);
  const isPicture = picture !== undefined;
  const box = useRef<HTMLDivElement>(null);
  const [hasControls, setHasControls] = useState(false);
  useEffect(() => {
    if (isPicture || !isOpen || !box.current) return undefined;
    return divideControls(box.current, { isCopy, onChange: setHasControls });
  }, [isPicture, isOpen, isCopy]);
  const isHidden = isCopy && !hasControls;
  // React 18 and 19 take different values of `inert`.
  useBrowserLayoutEffect(() => void box.current?.toggleAttribute('inert', isHidden));
  return (
    <div {...rest} data-spread={side}>
      <div ref={box} aria-hidden={isHidden || undefined}>
        {picture ? <img {...picture} alt={picture.alt} /> : content}
      </div>
    </div>
  );
}

function partsOf(props: FlipbookSpreadProps) {
  if (props.src === undefined) {
    const { src: _, children: content, ...rest } = props;
    return { content, rest };
  }
  const { src, alt, srcSet, sizes, loading, children: _, ...rest } = props;
  return { picture: { src, alt, srcSet, sizes, loading }, rest };
}
