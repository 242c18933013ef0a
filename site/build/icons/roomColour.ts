/** The room's colour, for the bars a phone's browser puts round a page, and the ground of pictures. */
export const roomColour = '#f58220';
