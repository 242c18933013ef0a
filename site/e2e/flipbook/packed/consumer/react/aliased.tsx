// A flipbook whose imports from `react-pageflip` are unchanged, because the package is an alias.
import HTMLFlipBook from 'react-pageflip';
import { IEventProps, IFlipSetting } from 'react-pageflip/build/html-flip-book/settings';

export function Aliased(props: Partial<IFlipSetting> & IEventProps) {
  return (
    <HTMLFlipBook {...props} width={300} height={400}>
      <div>Page 1</div>
    </HTMLFlipBook>
  );
}

// @ts-expect-error the settings have types; without them, any size would pass
export const size: IFlipSetting['size'] = 'wide';
