import type { Language } from '@/server/i18n'
import { inBothLanguages, pageOf } from '@/server/modules/money/invoices/texts'
import { drawHead } from '@/server/modules/platform/pdf/draw-head'
import { endNumbered } from '@/server/modules/platform/pdf/end-numbered'
import { createPage, type Page, type Place } from '@/server/modules/platform/pdf/page'
import {
  BODY,
  drawRule,
  EDGE,
  fitting,
  GAP,
  INK,
  ROW_GAP,
  SMALL,
  text,
  WIDTH,
} from '@/server/modules/platform/pdf/sheet'
import type { EvidenceRow } from './evidence-rows'
import type { EvidenceSection } from './evidence-sections'

const LABELS = 150
const HEADING = text(12, INK, 'bold')
/** A message that is longer than a page is drawn in parts. */
const LONGEST = 1500

interface Evidence {
  sections: readonly EvidenceSection[]
  language: Language
  code: string
}

/** The evidence of a chargeback in one language, from the sections; an empty one says so. */
export async function drawEvidence({ sections, language, code }: Evidence, drawnAt: Date): Promise<Buffer> {
  const title = inBothLanguages('admin.chargebacks.evidenceOf.title', { code })
  const page = await createPage({ title: title[language], createdAt: drawnAt })
  let y = drawHead(page, { title, company: inBothLanguages('invoices.company') })
  const nothing = inBothLanguages('admin.chargebacks.evidenceOf.nothing')[language]
  for (const section of sections) {
    y = fitting(page, y + GAP, 60)
    y += page.drawText(section.title, HEADING, placeAt(language, y, 0, WIDTH)) + ROW_GAP
    const rows: readonly EvidenceRow[] = section.rows.length > 0 ? section.rows : [['', nothing]]
    for (const row of rows.flatMap(inParts)) y = drawRow(page, row, language, y)
  }
  return endNumbered(page, pageOf)
}

/** A label at the start of the line, and its value beside it. */
function drawRow(page: Page, [label, value]: EvidenceRow, language: Language, top: number): number {
  const values = { offset: LABELS + GAP, width: WIDTH - LABELS - GAP }
  const [labelPlace, valuePlace] = [
    placeAt(language, top, 0, LABELS),
    placeAt(language, top, values.offset, values.width),
  ]
  const height = Math.max(page.heightOf(label, SMALL, labelPlace), page.heightOf(value, BODY, valuePlace))
  const y = fitting(page, top, height)
  page.drawText(label, SMALL, { ...labelPlace, y })
  page.drawText(value, BODY, { ...valuePlace, y })
  drawRule(page, y + height + ROW_GAP / 2)
  return y + height + ROW_GAP + 2
}

/** A column of the page, counted from where a line of the language begins. */
function placeAt(language: Language, y: number, offset: number, width: number): Place {
  const isArabic = language === 'ar'
  const x = isArabic ? EDGE + WIDTH - offset - width : EDGE + offset
  return { x, y, width, direction: isArabic ? 'rtl' : 'ltr', align: 'start' }
}

function inParts([label, value]: EvidenceRow): EvidenceRow[] {
  const parts = value.match(new RegExp(`[\\s\\S]{1,${LONGEST}}`, 'g')) ?? ['']
  return parts.map((part, i) => [i === 0 ? label : '', part])
}
