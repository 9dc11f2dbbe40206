import type { Period } from '@/lib/domain/booking/bookable'
import { ruleOfNight } from '@/lib/domain/booking/money/price-rules'
import { hourParts, type PreviewPart, type PricePreviewWire, previewOf } from '@/lib/domain/calendar/preview'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import type { Issue } from '@/lib/domain/issues'
import type { Draft } from '@/lib/domain/listing/draft'
import { rulesOfTerms } from '@/lib/domain/listing/sold-terms'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { toSar } from '@/lib/domain/money'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import { quoteDraft } from './quote-sample-stay'

interface Previewed {
  period: Period
  taxes: StayTaxes
  now: Date
  /** the coming days of occasions, once they are known */
  occasions?: readonly OccasionDaysWire[] | undefined
}

/** The preview of a stay at the prices and terms of a draft, as the calendar has it once the listing exists. */
export function previewDraft(
  draft: Draft,
  listingType: ListingTypeVariant,
  { period, taxes, now, occasions }: Previewed,
): { price: PricePreviewWire | null; issues: Issue[] } {
  const stay = { period, stayVat: taxes.stayVat, occasions }
  const { listing, answer } = quoteDraft(draft, listingType, stay, now)
  const { quote, issues } = answer
  if (!quote || !Number.isFinite(quote.totalHalalas)) return { price: null, issues }
  const rules = rulesOfTerms(draft.calendarTerms ?? {}, occasions)
  const parts: PreviewPart[] =
    period.mode === 'hourly'
      ? hourParts(listing.prices, rules, period)
      : quote.nights.map(({ day, priceHalalas }) => {
          const rule = day in listing.prices.dates ? ruleOfNight(rules, day) : null
          const part = { day, last: day, start: null, quantity: 1, price: toSar(priceHalalas) }
          return rule ? { ...part, by: 'rule', rule: rule.name } : { ...part, by: 'usual', rule: null }
        })
  return { price: previewOf(quote, parts, taxes), issues }
}
