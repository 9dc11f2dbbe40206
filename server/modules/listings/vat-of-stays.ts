import type { BookableListing } from '@/lib/domain/booking/bookable'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Rates } from '@/lib/domain/rates/rates'
import { type StayVatRule, stayVatOn } from '@/lib/domain/rates/stay-vat'
import { riyadhDay } from '@/lib/domain/time/days'

/** Who accounts for the VAT of a stay that is booked now, and its rate; `vatNumber` is the vendor's once it is checked. */
export function vatOfStays(
  { type, vatNumber }: { type: PropertyType; vatNumber: string | null },
  { rates: { vatPercent }, rules }: { rates: Rates; rules: readonly StayVatRule[] },
  now: Date,
): Pick<BookableListing, 'vatPercent' | 'stayVat'> {
  const stayVat = stayVatOn(rules, { type, isRegistered: vatNumber !== null, day: riyadhDay(now) })
  return { stayVat, vatPercent: stayVat === 'nobody' ? null : vatPercent }
}
