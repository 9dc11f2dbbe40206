'use client'

import { useLocale, useTranslations } from 'next-intl'
import { bookingsOn, cellLook } from '@/lib/domain/booking/calendar-cell'
import type { CalendarDayWire, CalendarWire } from '@/lib/domain/booking/calendar-wire'
import { formatDay } from '@/lib/i18n/dates'
import { placeName } from '@/lib/i18n/direction'

/** A cell in words for those who do not see it: the day, the price, the state, who is there, what was noted. */
export function useCellText() {
  const t = useTranslations('hosted.calendar')
  const words = useTranslations('words')
  const locale = useLocale()
  return ({ bookings, units }: Pick<CalendarWire, 'bookings' | 'units'>, one: CalendarDayWire) =>
    [
      formatDay(one.day, locale, 'full'),
      one.price === null ? '' : words('riyals', { count: one.price }),
      t(`look.${cellLook(one)}`),
      units > 1 && one.state === 'free' ? t('freeOf', { free: one.freeUnits, units }) : '',
      ...bookingsOn(bookings, one.day).map((booking) => placeName(locale, booking.guest)),
      one.note ?? '',
    ]
      .filter(Boolean)
      .join(locale === 'ar' ? '، ' : ', ')
}
