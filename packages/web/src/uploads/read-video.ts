/** What this browser finds out about a video before a byte of it is sent. */

/** How long a video is; undefined where this browser can't play it, and so others may not either. */
export async function readVideoDurationMs(file: Blob): Promise<number | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.preload = 'metadata';
  try {
    return await new Promise((resolve) => {
      // A film whose picture can't be shown has a sound and no size.
      video.onloadedmetadata = () =>
        resolve(
          Number.isFinite(video.duration) && video.videoWidth > 0 ? Math.round(video.duration * 1000) : undefined,
        );
      video.onerror = () => resolve(undefined);
      video.src = url;
    });
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
