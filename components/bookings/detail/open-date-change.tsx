'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useAction } from '@/components/shared/use-action'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { DateChangeWire } from '@/lib/contract/schemas/booking/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { Fact, Facts } from './booking-facts'
import { Actions, DetailSection } from './detail-section'
import { useGiveUpDates } from './given-up-dates'

/** New dates that are held until their difference is paid, or until the guest keeps those of the booking. */
export function OpenDateChange({ bookingId, change }: { bookingId: string; change: DateChangeWire }) {
  const t = useTranslations('stay.dates')
  const locale = useLocale()
  const stayText = useStayText()
  const money = useMoney()
  const { act, isBusy } = useAction()
  const hide = useGiveUpDates()
  const giveUp = async () => {
    const send = () => call('POST /bookings/:id/dates/give-up', { params: { id: bookingId } })
    if (await act(send, t('gaveUp'))) hide(change.expiresAt)
  }
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
        <Button $kind="outline" aria-busy={isBusy} onClick={giveUp}>
          {t('giveUp')}
        </Button>
      </Actions>
    </DetailSection>
  )
}
