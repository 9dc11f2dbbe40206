import { useLocale, useTranslations } from 'next-intl'
import type { Party } from '@/lib/domain/booking/bookable'

/** The party by age and the units: "2 adults, 1 child (2 to 14), 1 infant (under 2), 2 units". */
export function useUnitsText(): (party: Party, units: number) => string {
  const t = useTranslations('checkout.party')
  const locale = useLocale()
  return ({ adults, children, infants, pet }, units) =>
    [
      t('adults', { count: adults }),
      children > 0 ? t('children', { count: children }) : '',
      infants > 0 ? t('infants', { count: infants }) : '',
      pet ? t('pet') : '',
      units > 1 ? t('units', { count: units }) : '',
    ]
      .filter(Boolean)
      .join(locale === 'ar' ? '، ' : ', ')
}
