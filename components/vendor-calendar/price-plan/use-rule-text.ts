import { useLocale, useTranslations } from 'next-intl'
import type { PriceRuleWire } from '@/lib/domain/calendar/price-plan'
import { formatAmount, fromSar } from '@/lib/domain/money'
import type { MonthDay } from '@/lib/domain/time/hijri'
import { formatDay, formatTime } from '@/lib/i18n/dates'

/** A year with 29 February, so that each day of a repeated season can be written. */
const LEAP_YEAR = '2028'

/** A rule in words: when it applies, and what it makes. */
export function useRuleText() {
  const t = useTranslations('hosted.calendar.plan')
  const months = useTranslations('hosted.calendar.plan.hijriMonth')
  const weekdays = useTranslations('vocabulary.weekday')
  const locale = useLocale()

  const monthDay = (season: PriceRuleWire['season'], text: MonthDay) => {
    const [month = '', day = ''] = text.split('-')
    if (season !== 'hijri') return formatDay(`${LEAP_YEAR}-${text}`, locale, 'dayMonth')
    return t('hijriDay', { day: Number(day), month: months(month) })
  }
  const seasonText = ({ season, from, to }: PriceRuleWire) => {
    if (season === null) return ''
    if (season === 'once')
      return t('span.once', { from: formatDay(from ?? '', locale), to: formatDay(to ?? '', locale) })
    if (season === 'gregorian' || season === 'hijri') {
      return t(`span.${season}`, { from: monthDay(season, from ?? ''), to: monthDay(season, to ?? '') })
    }
    return t(`seasons.${season}`)
  }
  const daysText = (rule: PriceRuleWire) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(rule.weekdays.map((day) => weekdays(day)))
  const hoursText = ({ startsAt, endsAt }: PriceRuleWire) =>
    startsAt === null || endsAt === null
      ? ''
      : t('span.hours', { from: formatTime(startsAt, locale), to: formatTime(endsAt, locale) })

  return {
    when: (rule: PriceRuleWire) =>
      [seasonText(rule), daysText(rule), hoursText(rule)].filter(Boolean).join(' · '),
    price: ({ price, percent }: PriceRuleWire) =>
      price === null ? t('ofUsual', { percent: percent ?? 0 }) : formatAmount(fromSar(price)),
  }
}
