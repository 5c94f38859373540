/** Pictures that failed while the browser was offline are asked for again when it is back online. */
export function retryPictures(view: Window = window): () => void {
  const reload = () => {
    for (const image of view.document.images) {
      if (!image.complete || image.naturalWidth > 0 || !image.currentSrc) continue;
      // Setting it anew starts the choice among all sources again, as a new picture would.
      if (image.srcset) image.srcset = `${image.srcset}`;
      else image.src = `${image.src}`;
    }
  };
  view.addEventListener('online', reload);
  return () => view.removeEventListener('online', reload);
}
