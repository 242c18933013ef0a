// A flipbook with unchanged imports: `react-pageflip` is an alias.
import HTMLFlipBook from 'react-pageflip';
import { IEventProps, IFlipSetting } from 'react-pageflip/build/html-flip-book/settings';

export function Aliased(props: Partial<IFlipSetting> & IEventProps) {
  return (
    <HTMLFlipBook {...props} width={300} height={400}>
      <div>Page 1</div>
    </HTMLFlipBook>
  );
}

/** The type of the settings counts. */
// @ts-expect-error the size is a word: were the types lost, anything would be one
export const size: IFlipSetting['size'] = 'wide';
