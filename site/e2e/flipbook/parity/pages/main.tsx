// Renders the app that the address describes.
import './page.css';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeProbe } from './probe.ts';
import { Reader, type ReaderProps } from './Reader.tsx';

window.probe = makeProbe();
const readerProps: ReaderProps = JSON.parse(decodeURIComponent(location.search.slice(1)));
const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
// React runs effects twice only in an outermost StrictMode.
const Mode = readerProps.isStrict ? StrictMode : Fragment;
createRoot(container).render(
  <Mode>
    <Reader {...readerProps} />
  </Mode>,
);
// The tests wait for this, then for rest.
document.body.dataset.begun = '';
