import { shells } from '../content/shells.ts';
import { memoryPrefix } from './deviceMemory.ts';

/**
 * A script for the page's head, run before the first paint. It puts what this device remembers on the document, so that
 * a prerendered page shows the visitor's choices at once: `data-readable` for readable text, `data-manual-view` for the
 * manual as a text, `data-remembered-shell` for the console's colour. `VisitProvider` takes them over.
 *
 * And it keeps the fragment of a link that names a company, as `data-arrived-with`: a press on a link within the page, before
 * `VisitProvider` is there to read it, writes another fragment over it.
 *
 * It is text because it runs before any module, and small because every page holds it. Like the visit, it accepts only
 * values that exist.
 */
export const rememberedScript = `try{\
var d=document.documentElement.dataset,\
h=location.hash,\
r=function(n){return localStorage.getItem(${JSON.stringify(memoryPrefix)}+n)},\
s;\
if(/company=/.test(h))d.arrivedWith=h;\
s=r("shell");\
if(r("readable")=="on")d.readable="true";\
if(r("manualView")=="text")d.manualView="text";\
if(${JSON.stringify(shells)}.indexOf(s)>=0)d.rememberedShell=s\
}catch(e){}`;
