import type { PrintedInvoice } from '@/lib/domain/invoices/invoice'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { pageOf } from '@/server/modules/money/invoices/texts'
import { drawFact, drawHead } from '@/server/modules/platform/pdf/draw-head'
import { drawQr } from '@/server/modules/platform/pdf/draw-qr'
import { drawSums } from '@/server/modules/platform/pdf/draw-sums'
import { endNumbered } from '@/server/modules/platform/pdf/end-numbered'
import { createPage, type Page } from '@/server/modules/platform/pdf/page'
import {
  drawBoth,
  EDGE,
  fitting,
  GAP,
  heightOfBoth,
  QR,
  RIGHT,
  rtl,
  SMALL,
  WIDTH,
} from '@/server/modules/platform/pdf/sheet'
import { drawTable } from './draw-amounts'

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
  return endNumbered(page, pageOf)
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
