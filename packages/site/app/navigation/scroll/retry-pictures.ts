/** Reloads images that failed while the browser was offline, once it is online. */
export function retryPictures(view: Window = window): () => void {
  const reload = () => {
    for (const image of view.document.images) {
      if (!image.complete || image.naturalWidth > 0 || !image.currentSrc) continue;
      // Setting `srcset` again restarts the selection among all sources.
      if (image.srcset) image.srcset = `${image.srcset}`;
      else image.src = `${image.src}`;
    }
  };
  view.addEventListener('online', reload);
  return () => view.removeEventListener('online', reload);
}
