/** Widths in pixels in which every uploaded picture is kept. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const

/** The address of a picture at the smallest kept width that is at least `width` pixels. */
export function pictureAt(url: string, width: number): string {
  const stored = PICTURE_WIDTHS.find((one) => one >= width) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1]
  return `${url}/${stored}.webp`
}
