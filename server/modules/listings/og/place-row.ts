import type { OverlayOptions } from 'sharp'
import type { Language } from '@/server/i18n'
import type { Drawn } from '@/server/modules/platform/pdf/draw-text'

/** Of the sharing picture, in pixels. */
export const WIDTH = 1200
/** Between the items of a row, and between rows. */
export const GAP = 24

export const widthOf = (drawn: Drawn[]) => drawn.reduce((sum, { width }) => sum + width + GAP, -GAP)

/** Places items side by side in the middle, in the order of the language, centred on one line above `bottom`. */
export function placeRow(drawn: Drawn[], bottom: number, language: Language): OverlayOptions[] {
  const height = Math.max(...drawn.map((one) => one.height))
  let at = Math.round((WIDTH - widthOf(drawn)) / 2)
  return (language === 'ar' ? drawn.toReversed() : drawn).map((one) => {
    const left = at
    at += one.width + GAP
    return {
      input: one.input,
      left,
      top: Math.round(bottom - height + (height - one.height) / 2),
    }
  })
}
