import { type ImgHTMLAttributes, useEffect, useRef } from 'react';

export interface LazyPictureProps
  extends Pick<
    ImgHTMLAttributes<HTMLImageElement>,
    'srcSet' | 'sizes' | 'className' | 'loading' | 'decoding'
  > {
  src: string;
  alt: string;
  shown?: boolean;
  onCome: (image: HTMLImageElement) => void;
  onFail: () => void;
}

/** An image that reports success or failure, also if it loaded before the script. */
export function LazyPicture({ src, alt, shown, onCome, onFail, ...rest }: LazyPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const come = useRef(onCome);
  useEffect(() => {
    const { current } = image;
    if (!current?.complete) return;
    if (current.naturalWidth > 0) come.current(current);
    // Loads it again, this time with an error handler.
    else current.src = src;
  }, [src]);
  return (
    <img
      ref={image}
      {...rest}
      src={src}
      alt={alt}
      draggable={false}
      data-shown={shown || undefined}
      onLoad={(event) => onCome(event.currentTarget)}
      onError={onFail}
    />
  );
}
