// The README's flipbook with toolbar, zoom, address and sound.
import { createRoot } from 'react-dom/client';
import { Reader } from './src/Reader.tsx';

createRoot(document.getElementById('root')).render(
  <Reader>
    <h1>The cover</h1>
    <p>Page two</p>
    <p>Page three</p>
    <p>Page four</p>
  </Reader>,
);
