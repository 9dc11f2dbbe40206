import type { PrintedInvoice, PrintedRow } from '@/lib/domain/invoices/invoice'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { drawQr } from '@/server/modules/invoices/draw-qr'
import { drawSums, drawTable } from './draw-amounts'
import { createPage, type Page } from './page'
import {
  BODY,
  drawBoth,
  drawRule,
  EDGE,
  fitting,
  GAP,
  heightOfBoth,
  INK,
  LABEL,
  LOGO,
  ltr,
  QR,
  RIGHT,
  ROW_GAP,
  rtl,
  SMALL,
  TEAL,
  text,
  VALUES,
  WIDTH,
} from './sheet'

/** Draws a stored document in both languages, Arabic first; nothing is looked up or computed but its places. */
export async function drawInvoice(
  printed: PrintedInvoice,
  { number, buyer, issuedAt }: { number: string; buyer: Bilingual | null; issuedAt: Date },
): Promise<Buffer> {
  const page = await createPage({ title: `${printed.title.ar} ${number}`, createdAt: issuedAt })
  const facts = buyer ? [...printed.facts, { label: printed.buyerLabel, value: buyer }] : printed.facts
  let y = drawHead(page, printed)
  for (const fact of facts) y = drawFact(page, fact, y)
  y = drawTable(page, printed, y + 14)
  y = drawSums(page, printed, y + 8)
  drawFoot(page, printed, y + 22)
  return page.end()
}

function drawHead(page: Page, { title, company }: PrintedInvoice): number {
  const half = WIDTH / 2 - GAP
  page.drawLogo(RIGHT - LOGO, EDGE, LOGO)
  page.drawText(company.ar, text(17, TEAL, 'bold'), rtl(EDGE + 2, EDGE, WIDTH - LOGO - GAP))
  page.drawText(company.en, text(17, TEAL, 'bold'), ltr(EDGE + 2, EDGE, half))
  const y = EDGE + 48
  const ar = page.drawText(title.ar, text(18, INK, 'bold'), rtl(y, EDGE + half + 2 * GAP, half))
  const en = page.drawText(title.en, text(15, INK, 'bold'), ltr(y + 3, EDGE, half))
  return y + Math.max(ar, en) + 12
}

function drawFact(page: Page, { label, value }: PrintedRow, top: number): number {
  const isSame = value.ar === value.en
  const half = isSame ? VALUES.width : VALUES.width / 2 - GAP / 2
  const values = [
    { text: value.ar, place: rtl(top, VALUES.x + VALUES.width - half, half) },
    ...(isSame ? [] : [{ text: value.en, place: ltr(top, VALUES.x, half) }]),
  ].map((one) => (isSame ? { ...one, place: { ...one.place, align: 'centre' as const } } : one))
  const cells = [
    { text: label.ar, style: SMALL, place: rtl(top, RIGHT - LABEL, LABEL) },
    { text: label.en, style: SMALL, place: ltr(top, EDGE, LABEL) },
    ...values.map((one) => ({ ...one, style: BODY })),
  ]
  const height = Math.max(...cells.map(({ text: cell, style, place }) => page.heightOf(cell, style, place)))
  const y = fitting(page, top, height)
  for (const { text: cell, style, place } of cells) page.drawText(cell, style, { ...place, y })
  drawRule(page, y + height + ROW_GAP / 2)
  return y + height + ROW_GAP + 2
}

function drawFoot(page: Page, { notes, qr }: PrintedInvoice, top: number): void {
  const noteWidth = qr === null ? WIDTH : WIDTH - QR - 2 * GAP
  const heights = notes.map((note) => heightOfBoth(page, note, SMALL, noteWidth) + 3)
  const notesHeight = heights.reduce((sum, one) => sum + one, 0)
  let y = fitting(page, top, Math.max(notesHeight, qr === null ? 0 : QR))
  if (qr !== null) drawQrCode(page, qr, EDGE, y)
  for (const [i, note] of notes.entries()) {
    drawBoth(page, note, SMALL, rtl(y, RIGHT - noteWidth, noteWidth))
    y += heights[i] ?? 0
  }
}

function drawQrCode({ doc }: Page, content: string, x: number, y: number): void {
  const { size, path } = drawQr(content)
  doc
    .save()
    .translate(x, y)
    .scale(QR / size)
    .path(path)
    .fill('#000000')
    .restore()
}
