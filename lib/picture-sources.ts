import { PICTURE_WIDTHS, pictureAt } from '@/lib/domain/listing/picture'

/** `src` and `srcSet` of an `<img>`, with every stored width of a picture. */
export function pictureSources(url: string): { src: string; srcSet: string } {
  return {
    src: pictureAt(url, 640),
    srcSet: PICTURE_WIDTHS.map((width) => `${pictureAt(url, width)} ${width}w`).join(', '),
  }
}
