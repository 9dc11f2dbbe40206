import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import { formatDay, formatHour } from '@/lib/i18n/dates'

/** A booking that prevented a block. */
export interface Taken {
  days: readonly Day[]
  /** only when hours were to be blocked */
  hours?: readonly { day: Day; start: TimeOfDay }[]
}

/** The number of bookings that are listed; the rest is a count. */
const NAMED = 6

/** The bookings that prevented a block: nothing was changed. */
export function BlockingBookings({ days, hours }: Taken) {
  const t = useTranslations('hosted.calendar.form')
  const locale = useLocale()
  const all = hours
    ? hours.map(({ day, start }) => formatHour(day, start, locale, 'dayMonth'))
    : days.map((day) => formatDay(day, locale, 'dayMonth'))
  const rest = all.length - NAMED
  const names = rest > 0 ? [...all.slice(0, NAMED), t('more', { count: rest })] : all
  return (
    <Notice tone="err" role="alert">
      <p>{t('inTheWay', { days: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) })}</p>
    </Notice>
  )
}
