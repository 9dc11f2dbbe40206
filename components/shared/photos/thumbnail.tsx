import type { ComponentProps } from 'react'
import { colourOf, pictureAt } from '@/lib/domain/listing/picture'

interface ThumbnailProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** an uploaded picture, without a width */
  url: string
  /** the smallest stored width with at least these pixels is fetched */
  pixels?: number
  alt: string
}

/** An uploaded picture in one width, near the screen only; its average colour is drawn until it is there. */
export function Thumbnail({ url, pixels = 320, style, alt, ...attributes }: ThumbnailProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the API serves every width, nothing is left to optimise
    <img
      src={pictureAt(url, pixels)}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={{ background: colourOf(url), ...style }}
      {...attributes}
    />
  )
}
