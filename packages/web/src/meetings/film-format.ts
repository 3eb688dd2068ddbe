/** The picture of a recorded room. */
export const [filmWidth, filmHeight] = [1280, 720];
export const picturesPerSecond = 10;
