import styles from './picture.module.css'

interface PictureProps {
  /** from `pictureSources` */
  src: string
  srcSet: string
  sizes: string
  alt: string
  /** width by height, such as "3 / 2" */
  ratio?: string
  /** visible at once: loaded with priority */
  eager?: boolean
}

/** A picture in a box of fixed ratio, so that nothing shifts when it loads; a background colour is shown meanwhile. */
export function Picture({ src, srcSet, sizes, alt, ratio = '3 / 2', eager = false }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the API serves every width, nothing is left to optimise
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={styles.picture}
      style={{ aspectRatio: ratio }}
    />
  )
}
