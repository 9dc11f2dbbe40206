import { useTranslations } from 'next-intl'
import { type Fee, isForEach, lengthUnitOf, soldUnitOf } from '@/lib/domain/booking/money/fees'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'

/** A fee in words: its name, and for what it is charged. */
export function useFeeText() {
  const t = useTranslations('fees')
  return {
    name: ({ kind }: Pick<Fee, 'kind'>) => t(`names.${kind}`),
    when: ({ kind, threshold, charged }: Omit<Fee, 'priceHalalas'>, mode: PricingMode) => {
      if (kind === 'cleaning') return t('when.cleaning')
      const per = t(isForEach({ kind, charged }, soldUnitOf(mode)) ? `each.${lengthUnitOf(mode)}` : 'once')
      return t(`when.${kind}`, { guests: t('first', { count: threshold }), per, count: threshold })
    },
  }
}
