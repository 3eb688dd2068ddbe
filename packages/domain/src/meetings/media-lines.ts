/** The lines of a media connection to a room, in the order in which browsers offer them. */

export const mediaLines = { microphone: 0, camera: 1, screen: 2, childMicrophone: 3, childCamera: 4 } as const;
export type MediaLine = (typeof mediaLines)[keyof typeof mediaLines];

/** What goes over each line. */
export const mediaKinds = ['audio', 'video', 'video', 'audio', 'video'] as const;
