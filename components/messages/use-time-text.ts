'use client'

import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/lib/domain/time/date-format'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import { CALENDAR_TAGS } from '@/lib/domain/time/spoken-time'
import { formatDay } from '@/lib/i18n/dates'

const DAY_MS = 86_400_000
const HOUR = { hour: 'numeric', hourCycle: 'h12', minute: '2-digit', timeZone: 'Asia/Riyadh' } as const

/** How the time of a message is formatted. */
export function useTimeText() {
  const t = useTranslations('messages')
  const locale = useLocale()
  const hour = (instant: string) => dateFormat(CALENDAR_TAGS[locale], HOUR).format(new Date(instant))
  const day = (one: Day, now = new Date()) => {
    if (one === riyadhDay(now)) return t('today')
    if (one === riyadhDay(new Date(now.getTime() - DAY_MS))) return t('yesterday')
    return formatDay(one, locale)
  }
  /** The time for today's messages, the date for older ones. */
  const short = (instant: string, now = new Date()) => {
    const written = riyadhDay(new Date(instant))
    if (written === riyadhDay(now)) return hour(instant)
    if (written === riyadhDay(new Date(now.getTime() - DAY_MS))) return t('yesterday')
    return formatDay(written, locale, 'dayMonth')
  }
  return { hour, day, short }
}
