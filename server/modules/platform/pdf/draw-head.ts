import type { PrintedInvoice, PrintedRow } from '@/lib/domain/invoices/invoice'
import type { Page } from './page'
import {
  BODY,
  drawRule,
  EDGE,
  fitting,
  GAP,
  INK,
  LABEL,
  LOGO,
  ltr,
  RIGHT,
  ROW_GAP,
  rtl,
  SMALL,
  TEAL,
  text,
  VALUES,
  WIDTH,
} from './sheet'

/** Draws our sign and the title of a document in both languages; returns where it ends. */
export function drawHead(page: Page, { title, company }: Pick<PrintedInvoice, 'title' | 'company'>): number {
  const half = WIDTH / 2 - GAP
  page.drawLogo(RIGHT - LOGO, EDGE, LOGO)
  page.drawText(company.ar, text(17, TEAL, 'bold'), rtl(EDGE + 2, EDGE, WIDTH - LOGO - GAP))
  page.drawText(company.en, text(17, TEAL, 'bold'), ltr(EDGE + 2, EDGE, half))
  const y = EDGE + 48
  const ar = page.drawText(title.ar, text(18, INK, 'bold'), rtl(y, EDGE + half + 2 * GAP, half))
  const en = page.drawText(title.en, text(15, INK, 'bold'), ltr(y + 3, EDGE, half))
  return y + Math.max(ar, en) + 12
}

/** Of a value for both languages, in the direction of its first letter: a name such as "Sara A." ends with its full stop. */
const shared = (value: string, y: number, width: number) =>
  (/^\P{L}*\p{Script=Arabic}/u.test(value) ? rtl : ltr)(y, VALUES.x, width)

/** Draws a label with its value, Arabic right and English left; returns where it ends. */
export function drawFact(page: Page, { label, value }: PrintedRow, top: number): number {
  const isSame = value.ar === value.en
  const half = isSame ? VALUES.width : VALUES.width / 2 - GAP / 2
  const inArabic = { text: value.ar, style: BODY, place: rtl(top, VALUES.x + VALUES.width - half, half) }
  const inEnglish = { text: value.en, style: BODY, place: ltr(top, VALUES.x, half) }
  const labels = {
    ar: { text: label.ar, style: SMALL, place: rtl(top, RIGHT - LABEL, LABEL) },
    en: { text: label.en, style: SMALL, place: ltr(top, EDGE, LABEL) },
  }
  // In the order in which they are read, because copied text has the order of drawing.
  const cells = isSame
    ? [
        labels.ar,
        labels.en,
        { ...inArabic, place: { ...shared(value.ar, top, half), align: 'centre' as const } },
      ]
    : [labels.ar, inArabic, labels.en, inEnglish]
  const height = Math.max(...cells.map(({ text: cell, style, place }) => page.heightOf(cell, style, place)))
  const y = fitting(page, top, height)
  for (const { text: cell, style, place } of cells) page.drawText(cell, style, { ...place, y })
  drawRule(page, y + height + ROW_GAP / 2)
  return y + height + ROW_GAP + 2
}
