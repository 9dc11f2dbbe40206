import type { Period } from '@/lib/domain/booking/bookable'
import { hourPrice, hoursOfStay } from '@/lib/domain/booking/money/night-price'
import { previewOf } from '@/lib/domain/calendar/preview'
import type { PreviewPart, PricePreviewWire } from '@/lib/domain/calendar/price-plan'
import type { Issue } from '@/lib/domain/issues'
import type { Draft } from '@/lib/domain/listing/draft'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { toSar } from '@/lib/domain/money'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import { quoteDraft } from './quote-sample-stay'

interface Previewed {
  period: Period
  taxes: StayTaxes
  now: Date
}

/** The preview of a stay at the prices of a draft, as the calendar has it once the listing exists; a draft has no rules. */
export function previewDraft(
  draft: Draft,
  listingType: ListingTypeVariant,
  { period, taxes, now }: Previewed,
): { price: PricePreviewWire | null; issues: Issue[] } {
  const { listing, answer } = quoteDraft(draft, listingType, { period, stayVat: taxes.stayVat }, now)
  const { quote, issues } = answer
  if (!quote || !Number.isFinite(quote.totalHalalas)) return { price: null, issues }
  const usual = { quantity: 1, by: 'usual', rule: null } as const
  const parts: PreviewPart[] =
    period.mode === 'hourly'
      ? hoursOfStay(period.date, period.start, period.hours).map(({ day, start }) => ({
          ...{ ...usual, day, last: day, start },
          price: toSar(hourPrice(listing.prices, day, start) ?? 0),
        }))
      : quote.nights.map(({ day, priceHalalas }) => ({
          ...{ ...usual, day, last: day, start: null },
          price: toSar(priceHalalas),
        }))
  return { price: previewOf(quote, parts, taxes), issues }
}
