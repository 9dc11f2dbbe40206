import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { UnlessGivenUp } from './given-up-dates'
import { OpenDateChange } from './open-date-change'

/** How long the page says that new dates ran out. */
const SAID_MS = 24 * 3_600_000

interface NewDatesProps {
  booking: BookingWire
  now: string
}

/** Dearer dates that wait for their difference, or the word that they are no longer held. */
export function NewDates({ booking: { _id, dateChange, allowed }, now }: NewDatesProps) {
  const t = useTranslations('stay.dates')
  if (dateChange && allowed.includes('give_up_new_dates'))
    return (
      <UnlessGivenUp change={dateChange}>
        <OpenDateChange bookingId={_id} change={dateChange} />
      </UnlessGivenUp>
    )
  const isRecent = dateChange && Date.parse(now) - Date.parse(dateChange.expiresAt) < SAID_MS
  if (dateChange?.state !== 'expired' || !isRecent) return null
  return (
    <Notice role="status" tone="warn">
      <h2>{t('overTitle')}</h2>
      <p>{t('over')}</p>
    </Notice>
  )
}
