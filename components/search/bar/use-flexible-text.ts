import { useLocale, useTranslations } from 'next-intl'
import { AROUND_DAYS, type SearchDates } from '@/lib/domain/search/search-params'
import { formatDay } from '@/lib/i18n/dates'

/** Flexible dates as a text, such as "A weekend in December 2026"; without what they need, what to do. */
export function useFlexibleText(): (dates: SearchDates) => string {
  const t = useTranslations('search.flexible')
  const words = useTranslations('words')
  const locale = useLocale()
  return ({ flexible, month, nights, checkIn, checkOut }) => {
    const day = (value: string) => formatDay(value, locale, 'dayMonth')
    const monthName = month && formatDay(`${month}-01`, locale, 'monthYear')
    const count = nights && words('nights', { count: nights })
    const span = checkIn && checkOut && { from: day(checkIn), to: day(checkOut) }
    if (flexible === 'weekend' && monthName) return t('text.weekend', { month: monthName })
    if (flexible === 'month' && monthName && count)
      return t('text.month', { month: monthName, nights: count })
    if (flexible === 'around' && span) return t('text.around', { ...span, days: AROUND_DAYS })
    if (flexible === 'nights' && span && count) return t('text.nights', { ...span, nights: count })
    return t('text.incomplete')
  }
}
