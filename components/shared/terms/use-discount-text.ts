import { useTranslations } from 'next-intl'
import type { DiscountTerms } from '@/lib/domain/booking/money/discounts'

/** A discount in words: its name, and when it applies. */
export function useDiscountText() {
  const t = useTranslations('discounts')
  const words = useTranslations('words')
  return {
    name: ({ kind }: Pick<DiscountTerms, 'kind'>) => t(`names.${kind}`),
    when: ({ kind, threshold, unit }: Omit<DiscountTerms, 'percent'>) => {
      if (kind === 'lastMinute' && unit === 'days' && threshold === 0) return t('when.sameDay')
      if (unit === 'stays') return t('when.returningGuest')
      const counted = { count: threshold }
      const length = unit === 'days' ? t('days', counted) : words(unit, counted)
      return t(`when.${kind}`, { length })
    },
  }
}
