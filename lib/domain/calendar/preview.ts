import type { PriceList } from '@/lib/domain/booking/bookable'
import { earningsOfStay } from '@/lib/domain/booking/money/commission'
import { hourPrice, hoursOfStay } from '@/lib/domain/booking/money/night-price'
import { type PriceRule, ruleOfHour, rulesOn } from '@/lib/domain/booking/money/price-rules'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { lineToWire, type QuoteLineWire } from '@/lib/domain/booking/wire'
import { toSar } from '@/lib/domain/money'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import { addDays, type Day, type TimeOfDay } from '@/lib/domain/time/days'
import { eveningOf } from '@/lib/domain/time/evening'

/** Nights or hours of one price that follow each other, and what made it; money in SAR, without units. */
export interface PreviewPart {
  day: Day
  /** of hours */
  start: TimeOfDay | null
  /** of nights: the last one */
  last: Day
  quantity: number
  price: number
  /** `date`: the vendor's price of a single day; `usual`: that of the week or the hour */
  by: 'date' | 'rule' | 'usual'
  rule: string | null
}

/** What a guest would pay for a stay of one unit, and what is left for the vendor; money in SAR. */
export interface PricePreviewWire {
  parts: PreviewPart[]
  /** what is beside the nights or hours, such as discounts */
  lines: QuoteLineWire[]
  total: number
  commissionPercent: number
  /** with its VAT */
  commission: number
  /** VAT of the stay that Diyar accounts for in the vendor's place */
  stayVat: number
  net: number
}

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

/** The hours of a stay with what makes the price of each: the first rule of its evening, or the usual price. */
export function hourParts(
  prices: Pick<PriceList, 'hour' | 'hourRules'>,
  rules: readonly PriceRule[],
  { date, start, hours }: { date: Day; start: TimeOfDay; hours: number },
): PreviewPart[] {
  return hoursOfStay(date, start, hours).map((hour) => {
    const rule = ruleOfHour(rulesOn(rules, eveningOf(hour.day, hour.start)), hour.start)
    const price = toSar(hourPrice(prices, hour.day, hour.start) ?? 0)
    const part = { day: hour.day, last: hour.day, start: hour.start, quantity: 1, price }
    return rule ? { ...part, by: 'rule', rule: rule.name } : { ...part, by: 'usual', rule: null }
  })
}
