import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { FaintText } from '@/components/shared/styles/quiet-text'
import { EmptyState } from '@/components/ui/empty-state'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { DAY_PARTS, dayPartOf } from '@/lib/domain/booking/vendor-tabs'
import type { Day } from '@/lib/domain/time/days'
import { BookingCards } from './booking-card'
import { BookingItem } from './booking-item'

const Board = styled.div`
  display: grid; gap: var(--s-8); grid-template-columns: minmax(0, 1fr);
  section { display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); }
  h2 { font-size: var(--fs-xl); display: flex; gap: var(--s-2); align-items: baseline; }
  h2 bdi { font-size: var(--fs-md); color: var(--c-ink-3); font-weight: var(--fw-medium); }
`

/** The vendor's day: arrivals, departures, and current stays. */
export function DayBoard({ bookings, today }: { bookings: readonly VendorBookingWire[]; today: Day }) {
  const t = useTranslations('hosted.day')
  if (bookings.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <Board>
      {DAY_PARTS.map((part) => {
        const those = bookings.filter((booking) => dayPartOf(booking, today) === part)
        return (
          <section key={part} aria-labelledby={`day-${part}`}>
            <h2 id={`day-${part}`}>
              {t(part)} <bdi className="num">{those.length}</bdi>
            </h2>
            {those.length === 0 ? <FaintText>{t('nobody')}</FaintText> : null}
            <BookingCards>
              {those.map((booking) => (
                <BookingItem key={booking._id} booking={booking} heading="h3" />
              ))}
            </BookingCards>
          </section>
        )
      })}
    </Board>
  )
}
