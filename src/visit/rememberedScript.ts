import { shells } from '../resume/owner/shells.ts';
import { memoryPrefix } from './deviceMemory.ts';

/**
 * A script that runs in the page's head before the first paint and sets stored choices on the document:
 * `data-readable` for readable text, `data-manual-view` for the manual as text,
 * `data-remembered-shell` for the console's color. Then `VisitProvider` maintains the first two and
 * removes the third.
 * It also saves the fragment of a link that names a company as `data-arrived-with`, because a link
 * within the page could replace it before `VisitProvider` reads it. `data-linked-page` marks a link
 * to a later page, so that style sheets hide the first one, which is prerendered.
 * The script is text because it runs before any module, and small because every page contains it.
 */
export const rememberedScript = `try{\
var d=document.documentElement.dataset,\
h=location.hash,\
r=n=>localStorage.getItem(${JSON.stringify(memoryPrefix)}+n),\
s;\
if(/company=/.test(h))d.arrivedWith=h;\
if(/[#&]page=([2-9]|1\\d)/.test(h))d.linkedPage="";\
s=r("shell");\
if(r("readable")=="on")d.readable="true";\
if(r("manualView")=="text")d.manualView="text";\
if(${JSON.stringify(shells)}.indexOf(s)>=0)d.rememberedShell=s\
}catch(e){}`;
