'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { toSar } from '@/lib/domain/money'
import { formatDay } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { Notice } from './notice'
import type { BookingConflict } from './use-book'

interface ConflictNoticeProps {
  conflict: BookingConflict
  onPickDays: (days: { checkIn: string; checkOut: string }) => void
}

/** Somebody was faster, or the price is another one: said plainly, with the nearest way on. */
export function ConflictNotice({ conflict, onPickDays }: ConflictNoticeProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const money = useMoney()
  const day = (iso: string) => formatDay(iso, locale, 'weekdayDayMonth')
  return (
    <Notice role="alert" $tone="warn">
      <p>{conflict.message}</p>
      {conflict.kind === 'priceChanged' ? (
        <p>
          {t('newTotal')} <Money {...money(toSar(conflict.totalHalalas))} />
        </p>
      ) : (
        conflict.nearest.map((stay) => (
          <Button
            key={stay.checkIn}
            type="button"
            $kind="outline"
            $size="sm"
            onClick={() => onPickDays(stay)}
          >
            {t('fromTo', { from: day(stay.checkIn), to: day(stay.checkOut) })}
          </Button>
        ))
      )}
    </Notice>
  )
}
