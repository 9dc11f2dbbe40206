import { useLocale, useTranslations } from 'next-intl'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'

/** The number of days that are named; the rest is a count. */
const NAMED = 4

/** Days in a sentence, behind other names: the first few, and how many more. */
export function useDaysText() {
  const t = useTranslations('unusualChange')
  const locale = useLocale()
  return (days: readonly Day[], names: readonly string[] = []): string => {
    const all = [...names, ...days.map((day) => formatDay(day, locale, 'dayMonth'))]
    const left = all.length - NAMED
    const shown = left > 1 ? [...all.slice(0, NAMED), t('more', { count: left })] : all
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(shown)
  }
}
