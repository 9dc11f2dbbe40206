import type { Bilingual } from '@/lib/domain/text/bilingual'
import { TOKEN_COLOURS } from '@/lib/domain/token-colours'
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

export const INK = TOKEN_COLOURS.ink
export const QUIET = TOKEN_COLOURS['ink-3']
export const TEAL = TOKEN_COLOURS.primary
export const LINE = TOKEN_COLOURS.line
export const SAND = TOKEN_COLOURS.sub
export const text = (size: number, colour: string = INK, font: TextStyle['font'] = 'medium'): TextStyle => ({
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
  align: 'start',
})
export const ltr = (y: number, x: number, width: number): Place => ({
  x,
  y,
  width,
  direction: 'ltr',
  align: 'start',
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

/** Arabic, and English under it in small, at the same edge. */
export function drawBoth(page: Page, both: Bilingual, style: TextStyle, place: Place): void {
  const height = page.drawText(both.ar, style, place)
  const align = place.align === 'start' ? 'end' : 'start'
  page.drawText(both.en, SMALL, { ...place, y: place.y + height, direction: 'ltr', align })
}

export function heightOfBoth(page: Page, { ar, en }: Bilingual, style: TextStyle, width: number): number {
  return (
    page.heightOf(ar, style, { width, direction: 'rtl' }) +
    page.heightOf(en, SMALL, { width, direction: 'ltr' })
  )
}

/** Always two decimals, and a real minus sign. */
export function amountText(halalas: number): string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
  return `${halalas < 0 ? '−' : ''}${format.format(Math.abs(halalas) / 100)}`
}
