/**
 * The key of a stored picture: a hash of its content, in an opaque one followed by its average colour. Those that are partly
 * transparent, and those of the first recipe, have a longer hash and no colour.
 */
export const PICTURE_KEY = /^(?:[0-9a-f]{32}|[0-9a-f]{28}([0-9a-f]{3}))$/

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

/** The average colour of a picture as CSS, such as `#a98`, to draw while it loads; absent where its key has none. */
export function colourOf(url: string): string | undefined {
  const colour = PICTURE_KEY.exec(url.slice(url.lastIndexOf('/') + 1))?.[1]
  return colour && `#${colour}`
}

/** `pictureSources` with the average colour, where there is one. */
export function pictureWithColour(url: string): { src: string; srcSet: string; colour?: string } {
  const colour = colourOf(url)
  return { ...pictureSources(url), ...(colour && { colour }) }
}
