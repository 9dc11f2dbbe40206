import type { Bilingual } from '@/lib/domain/text/bilingual'
import { A4, type Page, type Place, type TextStyle } from './page'

export const EDGE = 42
export const WIDTH = A4.width - 2 * EDGE
export const RIGHT = A4.width - EDGE
/** Labels stand at the outer edges, Arabic right and English left, the values between them. */
export const LABEL = 100
export const GAP = 10
export const VALUES = { x: EDGE + LABEL + GAP, width: WIDTH - 2 * (LABEL + GAP) }
export const AMOUNT = 110
export const QR = 104
export const LOGO = 34
export const ROW_GAP = 5
export const BOTTOM = A4.height - EDGE

export const INK = '#1F2A2E'
export const QUIET = '#5C6A6E'
export const TEAL = '#0F5C55'
export const LINE = '#D8D2C6'
export const SAND = '#F6F2EA'
export const text = (size: number, colour = INK, font: TextStyle['font'] = 'medium'): TextStyle => ({
  font,
  size,
  colour,
})
export const BODY = text(9)
export const SMALL = text(8, QUIET)

export const rtl = (y: number, x: number, width: number): Place => ({
  x,
  y,
  width,
  direction: 'rtl',
  align: 'right',
})
export const ltr = (y: number, x: number, width: number): Place => ({
  x,
  y,
  width,
  direction: 'ltr',
  align: 'left',
})

/** A new page when a block does not fit under `y`. */
export function fitting({ doc }: Page, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  doc.addPage()
  return EDGE
}

export function drawRule({ doc }: Page, y: number): void {
  doc.moveTo(EDGE, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(LINE).stroke()
}

/** Arabic, and English under it in small. */
export function drawBoth(page: Page, both: Bilingual, style: TextStyle, place: Place): void {
  const height = page.drawText(both.ar, style, place)
  page.drawText(both.en, SMALL, { ...place, y: place.y + height, direction: 'ltr' })
}

export function heightOfBoth(page: Page, { ar, en }: Bilingual, style: TextStyle, width: number): number {
  return (
    page.heightOf(ar, style, { width, direction: 'rtl' }) +
    page.heightOf(en, SMALL, { width, direction: 'ltr' })
  )
}
