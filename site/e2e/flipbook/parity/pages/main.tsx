// Renders the app that the URL describes.
import { type CSSProperties, Fragment, forwardRef, StrictMode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import HTMLFlipBook, { type PageFlipEvent } from '../../../../../src/flipbook/compat.tsx';
import { makeProbe } from './probe.ts';

/** An app with a flipbook, as in the first example of `react-pageflip`, and the options of a case. */
export interface App {
  /** The size of its window. @default [1000, 700] */
  readonly window?: readonly [width: number, height: number];
  readonly prefersReducedMotion?: boolean;
  /** Props of the flipbook, besides a size of 300 x 400 and a `flippingTime` of 200. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly undefinedProp?: string;
  /** The names of the pages. @default '1' to '8' */
  readonly names?: readonly string[];
  readonly hard?: readonly string[];
  readonly pageClass?: string;
  /** The HTML in some pages, by name. */
  readonly pageHtml?: Readonly<Record<string, string>>;
  /** The HTML in all other pages. */
  readonly defaultHtml?: string;
  /** An unusual child after the pages, before one more page. */
  readonly extraChild?: keyof typeof extraChildren;
  readonly css?: string;
  readonly containerStyle?: CSSProperties;
  /** Style of the container's parent. */
  readonly outerStyle?: CSSProperties;
  readonly dir?: 'rtl';
  readonly isStrict?: boolean;
  /** Whether the app's effect records the `typeof` of what `pageFlip()` returns. */
  readonly hasEffect?: boolean;
  /** The event whose handler throws. */
  readonly failingHandler?: string;
  /** Changes after a click on a button, by its label. */
  readonly buttons?: Readonly<Record<string, App>>;
}

type PageProps = Readonly<Record<'html' | 'density' | 'className', string | undefined>> & { readonly name: string };

// biome-ignore lint/suspicious/noReactForwardRef: the documentation of react-pageflip uses it
const Page = forwardRef<HTMLDivElement, Partial<PageProps>>(({ name, html = '', density, className = '' }, ref) => (
  <div className={`page ${className}`} ref={ref} data-density={density}>
    <h2>Page {name}</h2>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the cases write the pages */}
    <div dangerouslySetInnerHTML={{ __html: html }} />
  </div>
));
const WithoutRef = () => <Page name="3" />;

const extraChildren = {
  null: null,
  fragment: (
    <Fragment key="odd">
      <Page name="3" />
      <Page name="4" />
    </Fragment>
  ),
  'no ref': <WithoutRef key="odd" />,
};

window.probe = makeProbe();

function Reader({ failingHandler, hasEffect, ...app }: App) {
  const [change, setChange] = useState<App>();
  const { undefinedProp, ...current } = { ...app, ...change };
  useEffect(() => {
    window.probe.render = () => setChange((before) => ({ ...before }));
    if (hasEffect) window.probe.record('found', typeof window.probe.flip());
  }, [hasEffect]);

  const handler = (name: string) => (event: PageFlipEvent<unknown>) => {
    window.probe.record(name, event.data);
    if (failingHandler === name) throw new Error('A mistake.');
    if (name === 'flip') window.probe.onFlips.shift()?.(event.object);
  };
  const [handlers] = useState({
    onFlip: handler('flip'),
    onChangeState: handler('changeState'),
    onChangeOrientation: handler('changeOrientation'),
    onInit: handler('init'),
    onUpdate: handler('update'),
  });
  const { names = ['1', '2', '3', '4', '5', '6', '7', '8'] } = current;
  const { defaultHtml = '<p>Words that fill a page, and more.</p>' } = current;
  const pages = names.map((name) => (
    <Page
      key={name}
      name={name}
      html={current.pageHtml?.[name] ?? defaultHtml}
      density={current.hard?.includes(name) ? 'hard' : undefined}
      className={current.pageClass}
    />
  ));
  return (
    <>
      <style>{current.css}</style>
      <div style={current.outerStyle} dir={current.dir}>
        <div data-container style={current.containerStyle}>
          <HTMLFlipBook
            {...{ width: 300, height: 400, flippingTime: 200, ...handlers, ...current.props }}
            {...(undefinedProp && { [undefinedProp]: undefined })}
            ref={window.probe.book}
          >
            {current.extraChild
              ? [...pages, extraChildren[current.extraChild], <Page key="last" name="last" />]
              : pages}
          </HTMLFlipBook>
        </div>
      </div>
      {Object.entries(current.buttons ?? {}).map(([label, buttonChange]) => (
        <button key={label} type="button" onClick={() => setChange((before) => ({ ...before, ...buttonChange }))}>
          {label}
        </button>
      ))}
    </>
  );
}

const app: App = JSON.parse(decodeURIComponent(location.search.slice(1)));
const root = createRoot(document.body.appendChild(document.createElement('main')));
const reader = <Reader {...app} />;
// Run the app's effects at once. Otherwise they may run before or after `onInit`, which follows a paint.
// React runs effects twice only in an outermost StrictMode.
flushSync(() => root.render(app.isStrict ? <StrictMode>{reader}</StrictMode> : reader));
// The tests wait for this, then for rest.
document.body.dataset.started = '';
