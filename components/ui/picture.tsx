import styles from './picture.module.css'

interface PictureProps {
  /** from `pictureWithColour` */
  src: string
  srcSet: string
  sizes: string
  /** drawn until the picture is there */
  colour?: string
  alt: string
  /** of `alt`, where it is not that of the page */
  lang?: string
  /** width by height; 3 / 2 without it */
  ratio?: string
  /** visible at once: loaded with priority */
  eager?: boolean
}

/** A picture in a box of fixed ratio, so that nothing shifts when it loads; its colour is shown meanwhile. */
export function Picture({ src, srcSet, sizes, colour, alt, lang, ratio, eager = false }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the API serves every width, nothing is left to optimise
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      lang={lang}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={styles.picture}
      style={{ ...(ratio && { aspectRatio: ratio }), ...(colour && { background: colour }) }}
    />
  )
}
