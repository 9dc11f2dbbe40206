import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { Money } from '@/components/ui/money'
import type { BookingWire, DateChangeWire } from '@/lib/domain/booking/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { Fact, Facts } from './booking-facts'
import { Actions, DetailSection } from './detail-section'
import { GiveUpNewDates } from './give-up-new-dates'

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
    return <HeldDates bookingId={_id} change={dateChange} />
  const isRecent = dateChange && Date.parse(now) - Date.parse(dateChange.expiresAt) < SAID_MS
  if (dateChange?.state !== 'expired' || !isRecent) return null
  return (
    <Notice role="status" tone="warn">
      <h2>{t('overTitle')}</h2>
      <p>{t('over')}</p>
    </Notice>
  )
}

function HeldDates({ bookingId, change }: { bookingId: string; change: DateChangeWire }) {
  const t = useTranslations('stay.dates')
  const locale = useLocale()
  const stayText = useStayText()
  const money = useMoney()
  return (
    <DetailSection title={t('heldTitle')} anchor="new-dates">
      <p>{stayText(change)}</p>
      <Facts>
        <Fact name={t('after')}>
          <Money {...money(change.total)} />
        </Fact>
        <Fact name={t('difference')}>
          <Money {...money(change.difference)} />
        </Fact>
        <Fact name={t('heldUntil')}>{formatInstant(change.expiresAt, locale)}</Fact>
      </Facts>
      <Actions>
        <GiveUpNewDates bookingId={bookingId} />
      </Actions>
    </DetailSection>
  )
}
