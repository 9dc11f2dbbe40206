import { useTranslations } from 'next-intl'
import type { PriceUnit } from '@/lib/domain/listing/vocabulary'

const LENGTHS: Partial<Record<PriceUnit, string>> = { eventDay: 'forEventDays', hour: 'forHours' }

/** "for 3 nights", "for 2 days" or "for 2 hours", beside the total of a stay. */
export function useStayLength() {
  const t = useTranslations('listing.card')
  return (unit: PriceUnit, count: number) => t(LENGTHS[unit] ?? 'forNights', { count })
}
