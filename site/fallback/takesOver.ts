/** The event that the site's script sends the window when all it needs is here: React takes the page over in the same task. */
export const takesOver = 'site:takes-over';
