/** Elements that are found by one of these roles. */
const withRole = (roles: string): string => roles.replace(/\w+/g, '[role~=$&]').replaceAll(' ', ',');

/** What uses presses and arrow keys itself. Media without a bar of controls is a picture. */
const fields = `input,textarea,select,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[data-flip-ignore],${withRole('slider spinbutton textbox searchbox combobox scrollbar')}`;

/** Presses on these are the page's own. */
export const ownPresses = `${fields},a,area,button,label,summary,${withRole('button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem')}`;

/** Arrow keys in these are the page's own. */
export const ownKeys = `${fields},${withRole('tablist radiogroup listbox menu menubar toolbar grid tree')}`;
