import type { PrintedRow } from '@/lib/domain/invoices/invoice'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { CALENDAR_TAGS } from '@/lib/domain/time/spoken-time'
import { inBothLanguages, instantInBoth, pageOf } from '@/server/modules/money/invoices/texts'
import { drawFact, drawHead } from '@/server/modules/platform/pdf/draw-head'
import { drawSums } from '@/server/modules/platform/pdf/draw-sums'
import { endNumbered } from '@/server/modules/platform/pdf/end-numbered'
import { createPage } from '@/server/modules/platform/pdf/page'
import type { Statement } from './statement'
import { drawLine, drawTableHead } from './statement-table'

const label = (key: string) => inBothLanguages(`earnings.${key}`)

/** A vendor's month in both languages, Arabic first: who and when, the lines, and the sums. */
export async function drawStatement(statement: Statement, drawnAt: Date): Promise<Buffer> {
  const title = label('statement.title')
  const page = await createPage({ title: `${title.ar} ${statement.month}`, createdAt: drawnAt })
  let y = drawHead(page, { title, company: inBothLanguages('invoices.company') })
  for (const fact of factsOf(statement, drawnAt)) y = drawFact(page, fact, y)
  y = drawTableHead(page, y + 14)
  for (const line of statement.lines) y = drawLine(page, line, y)
  drawSums(page, { sums: sumsOf(statement) }, y + 14)
  return endNumbered(page, pageOf)
}

function factsOf({ month, vendorName }: Statement, drawnAt: Date): PrintedRow[] {
  return [
    { label: label('statement.vendor'), value: { ar: vendorName, en: vendorName } },
    { label: label('statement.month'), value: monthInBoth(month) },
    { label: label('statement.drawnAt'), value: instantInBoth(drawnAt) },
  ]
}

function monthInBoth(month: string): Bilingual {
  const write = (language: 'ar' | 'en') =>
    new Intl.DateTimeFormat(CALENDAR_TAGS[language], {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`))
  return { ar: write('ar'), en: write('en') }
}

function sumsOf({ opening, totals, paidOut, closing, inReserve }: Statement) {
  const sum = (key: string, amountHalalas: number, isTotal = false) => ({
    label: label(`statement.${key}`),
    amountHalalas,
    isTotal,
  })
  return [
    sum('opening', opening),
    sum('gross', totals.gross),
    sum('commission', -totals.commission),
    sum('commissionVat', -totals.commissionVat),
    ...(totals.stayVat === 0 ? [] : [sum('stayVat', -totals.stayVat)]),
    sum('net', totals.net),
    sum('paidOut', -paidOut),
    sum('closing', closing, true),
    ...(inReserve === 0 ? [] : [sum('inReserve', inReserve)]),
  ]
}
