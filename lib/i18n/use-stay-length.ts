import { useTranslations } from 'next-intl'
import type { PriceUnit } from '@/lib/domain/listing/vocabulary'

/** "for 3 nights" or "for 2 days", beside the total of a stay. */
export function useStayLength() {
  const t = useTranslations('listing.card')
  return (unit: PriceUnit, count: number) => t(unit === 'eventDay' ? 'forEventDays' : 'forNights', { count })
}
