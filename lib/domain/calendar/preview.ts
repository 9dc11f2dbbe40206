import { earningsOfStay } from '@/lib/domain/booking/money/commission'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { lineToWire } from '@/lib/domain/booking/wire'
import { toSar } from '@/lib/domain/money'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import { addDays } from '@/lib/domain/time/days'
import type { PreviewPart, PricePreviewWire } from './price-plan'

/** What a guest would pay by a quote, by what made each part of it, and what is left for the vendor. */
export function previewOf(quote: Quote, parts: readonly PreviewPart[], taxes: StayTaxes): PricePreviewWire {
  const { totalHalalas } = quote
  const earned = earningsOfStay({ priceHalalas: totalHalalas, chargedHalalas: totalHalalas }, taxes)
  return {
    parts: joined(parts),
    lines: quote.lines.filter(({ kind }) => kind !== 'nights' && kind !== 'hours').map(lineToWire),
    total: toSar(totalHalalas),
    commissionPercent: taxes.commissionPercent,
    commission: toSar(earned.commissionHalalas + earned.commissionVatHalalas),
    stayVat: toSar(earned.stayVatHalalas),
    net: toSar(earned.netHalalas),
  }
}

/** Those of one price and one rule that follow each other are one. */
function joined(parts: readonly PreviewPart[]): PreviewPart[] {
  const all: PreviewPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    const isSame = last && last.price === part.price && last.by === part.by && last.rule === part.rule
    const follows = part.start !== null || (last && addDays(last.last, 1) === part.day)
    if (isSame && follows) Object.assign(last, { last: part.last, quantity: last.quantity + 1 })
    else all.push({ ...part })
  }
  return all
}
