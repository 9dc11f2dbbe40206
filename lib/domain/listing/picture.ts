/** Widths in pixels in which every uploaded picture is stored. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const

/** The address of a picture at the smallest stored width that is at least `width` pixels. */
export function pictureAt(url: string, width: number): string {
  const storedWidth = PICTURE_WIDTHS.find((one) => one >= width) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1]
  return `${url}/${storedWidth}.webp`
}

/** `src` and `srcSet` of an `<img>`, with every stored width of a picture. */
export function pictureSources(url: string): { src: string; srcSet: string } {
  return {
    src: pictureAt(url, 640),
    srcSet: PICTURE_WIDTHS.map((width) => `${pictureAt(url, width)} ${width}w`).join(', '),
  }
}
