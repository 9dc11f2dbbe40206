import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { QuietText } from '@/components/shared/styles/quiet-text'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { daysBetween, riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import { hourBesideDate } from '@/lib/domain/time/spoken-time'
import { formatDay } from '@/lib/i18n/dates'

const Times = styled.div`
  display: grid; gap: var(--s-3); align-content: start;
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-3) var(--s-4); }
  dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  dd { font-weight: var(--fw-medium); }
`

const Time = styled.span`
  display: block; font-size: var(--fs-xs); font-weight: var(--fw-regular); color: var(--c-ink-2);
`

type Stay = Pick<
  BookingWire,
  'mode' | 'checkIn' | 'checkOut' | 'hours' | 'checkInAt' | 'checkOutAt' | 'party' | 'units' | 'rooms'
>

/** Check-in, check-out, length and party of a stay. */
export function BookingTimes({ stay }: { stay: Stay }) {
  const t = useTranslations('hosted')
  const words = useTranslations('words')
  const { mode, checkIn, checkOut, hours, party, units, rooms } = stay
  const length =
    mode === 'hourly'
      ? words('hours', { count: hours ?? 1 })
      : words('nights', { count: daysBetween(checkIn, checkOut) })
  const people = words('guests', { count: party.adults + party.children })
  return (
    <Times>
      <dl>
        <Moment name={t('arrives')} at={stay.checkInAt} />
        <Moment name={t('leaves')} at={stay.checkOutAt} />
      </dl>
      <QuietText>
        {length} · {people}
        {party.infants > 0 ? ` · ${t('infants', { count: party.infants })}` : ''}
        {party.pet ? ` · ${t('pet')}` : ''}
        {units > 1 && !rooms ? ` · ${t('units', { count: units })}` : ''}
      </QuietText>
    </Times>
  )
}

function Moment({ name, at }: { name: string; at: string }) {
  const locale = useLocale()
  const instant = new Date(at)
  const day = riyadhDay(instant)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {formatDay(day, locale, 'weekdayDayMonth')}
        <Time>{hourBesideDate(day, riyadhTime(instant), locale)}</Time>
      </dd>
    </div>
  )
}
