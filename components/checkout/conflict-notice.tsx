'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import { NearestStays } from '@/components/stay-picker/availability/nearest-stays'
import { WaitingListOffer } from '@/components/stay-picker/availability/waiting-list-offer'
import { useStay } from '@/components/stay-picker/stay-state'
import { Button } from '@/components/ui/button'
import type { FreeStay } from '@/lib/domain/booking/stay-wire'
import type { BookingConflict } from './use-create-booking'

interface ConflictNoticeProps {
  conflict: Exclude<BookingConflict, { kind: 'priceChanged' }>
  onPick: (stay: FreeStay) => void
  /** opens the login and continues with the confirmed booking */
  onSignIn: () => void
}

/** The dates were taken or the call failed: shows the reason and the next action. */
export function ConflictNotice({ conflict, onPick, onSignIn }: ConflictNoticeProps) {
  const t = useTranslations('checkout')
  const booking = useTranslations('booking')
  const { offer, request } = useStay()
  return (
    <>
      <Notice role="alert" tone="warn">
        <p>{conflict.kind === 'signedOut' ? t('signedOut') : conflict.message}</p>
        {conflict.kind === 'signedOut' ? (
          <Button $size="sm" onClick={onSignIn}>
            {t('signInAgain')}
          </Button>
        ) : null}
        {conflict.kind === 'taken' && request?.period.overtime ? <p>{booking('later.taken')}</p> : null}
        {conflict.kind === 'taken' ? <NearestStays nearest={conflict.nearest} onPick={onPick} /> : null}
      </Notice>
      {conflict.kind === 'taken' && request ? (
        <WaitingListOffer listingId={offer.id} period={request.period} />
      ) : null}
    </>
  )
}
