import { useLocale, useTranslations } from 'next-intl'
import type { RuleDays, Season } from '@/lib/domain/booking/season'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import type { MonthDay } from '@/lib/domain/time/hijri'
import { formatDay } from '@/lib/i18n/dates'

/** A year with 29 February, so that each day of a repeated season can be written. */
const LEAP_YEAR = '2028'

/** The days of a rule in words. */
export function useDaysText(occasions: readonly OccasionDaysWire[]) {
  const t = useTranslations('hosted.calendar.plan')
  const months = useTranslations('hosted.calendar.plan.hijriMonth')
  const weekdays = useTranslations('vocabulary.weekday')
  const locale = useLocale()

  const monthDay = (season: RuleDays['season'], text: MonthDay) => {
    const [month = '', day = ''] = text.split('-')
    if (season !== 'hijri') return formatDay(`${LEAP_YEAR}-${text}`, locale, 'dayMonth')
    return t('hijriDay', { day: Number(day), month: months(month) })
  }
  const nextDays = (season: Season) => {
    const next = occasions.find(({ occasion }) => occasion === season)
    if (!next) return null
    const [from, to] = [next.from, next.to].map((day) => formatDay(day, locale))
    return from === to ? from : t('span.days', { from: from ?? '', to: to ?? '' })
  }
  const seasonText = ({ season, from, to }: RuleDays) => {
    if (season === null) return ''
    if (season === 'once')
      return t('span.once', { from: formatDay(from ?? '', locale), to: formatDay(to ?? '', locale) })
    if (season === 'gregorian' || season === 'hijri') {
      return t(`span.${season}`, { from: monthDay(season, from ?? ''), to: monthDay(season, to ?? '') })
    }
    const days = nextDays(season)
    return days ? t('span.occasion', { name: t(`seasons.${season}`), days }) : t(`seasons.${season}`)
  }
  const daysText = (rule: RuleDays) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(rule.weekdays.map((day) => weekdays(day)))
  return {
    /** the coming days of an occasion; null: none are known */
    nextDays,
    /** when it applies, one after the other; none: each day */
    when: (rule: RuleDays) => [seasonText(rule), daysText(rule)].filter(Boolean),
  }
}
