'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/i18n/dates'
import { Notice } from './notice'
import { useStay } from './stay-state'
import type { BookingConflict } from './use-book'
import { WaitingOffer } from './waiting-offer'

interface ConflictNoticeProps {
  conflict: Exclude<BookingConflict, { kind: 'priceChanged' }>
  onPickDays: (days: { checkIn: string; checkOut: string }) => void
}

/** Somebody was faster, or it did not work: said plainly, with the nearest way on. */
export function ConflictNotice({ conflict, onPickDays }: ConflictNoticeProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const { request } = useStay()
  const day = (iso: string) => formatDay(iso, locale, 'weekdayDayMonth')
  const nearest = conflict.kind === 'taken' ? conflict.nearest : []
  return (
    <>
      <Notice role="alert" $tone="warn">
        <p>{conflict.message}</p>
        {nearest.length > 0 ? <p>{t('nearest')}</p> : null}
        {nearest.map((stay) => (
          <Button
            key={stay.checkIn}
            type="button"
            $kind="outline"
            $size="sm"
            onClick={() => onPickDays(stay)}
          >
            {t('fromTo', { from: day(stay.checkIn), to: day(stay.checkOut) })}
          </Button>
        ))}
      </Notice>
      {conflict.kind === 'taken' && request ? <WaitingOffer period={request.period} /> : null}
    </>
  )
}
