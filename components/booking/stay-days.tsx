'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { MonthCalendar } from '@/components/ui/month-calendar'
import { Skeleton } from '@/components/ui/skeleton'
import { availabilityPath } from '@/lib/api/booking-paths'
import { getAvailability } from '@/lib/api/bookings'
import { isPickable, pickDay } from '@/lib/domain/booking/stay-choice'
import { addDays, type Day, riyadhDay } from '@/lib/domain/days'
import { formatAmount, fromSar } from '@/lib/domain/money'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { AvailabilityFailed } from './availability-failed'
import { useStay } from './stay-state'

const LOOK_AHEAD_DAYS = 180
const CALENDAR_BLOCK = '420px'

/** The nights of a place: taken ones cannot be picked and say why, free ones show their price. */
export function StayDays({ months }: { months: 1 | 2 }) {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const locale = useLocale() as Locale
  const { offer, choice: chosen, change } = useStay()
  const [today] = useState(() => riyadhDay(new Date()))
  const { data, error, mutate } = useSWR(
    availabilityPath(offer.id, today, addDays(today, LOOK_AHEAD_DAYS)),
    getAvailability,
  )
  if (error) return <AvailabilityFailed onRetry={() => mutate()} />
  if (!data) return <Skeleton $block={CALENDAR_BLOCK} />

  const byDay = new Map(data.days.map((day) => [day.day, day]))
  const states = new Map(data.days.map((day) => [day.day, day.state]))
  const dayInfo = (day: Day) => {
    const info = byDay.get(day)
    const isOpen = isPickable(states, chosen, day)
    const price = info?.state === 'free' && info.price !== null ? info.price : null
    const isLeaving = isOpen && price === null
    const state = isLeaving ? t('dayOfLeaving') : t(`dayState.${info?.state ?? 'closed'}`)
    return {
      disabled: !isOpen,
      price: price === null ? undefined : formatAmount(fromSar(price)),
      note: price === null ? state : t('dayPriced', { price: words('riyals', { count: price }), state }),
    }
  }
  return (
    <MonthCalendar
      dir={directionOf(locale)}
      locale={locale}
      months={months}
      today={today}
      from={chosen.checkIn}
      to={chosen.checkOut}
      min={today}
      max={addDays(today, LOOK_AHEAD_DAYS)}
      words={{ previous: t('previousMonth'), next: t('nextMonth') }}
      dayInfo={dayInfo}
      onPick={(day) => {
        if (isPickable(states, chosen, day)) change(pickDay(chosen, day))
      }}
    />
  )
}
