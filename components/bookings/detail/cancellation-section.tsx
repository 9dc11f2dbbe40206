'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import { useCancellationText } from '@/components/stay-picker/use-cancellation-text'
import { Money } from '@/components/ui/money'
import type { CancellationPreview } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { payableNow } from '@/lib/domain/booking/money/due'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { CancelBooking } from './cancel-booking'
import { Actions, DetailSection } from './detail-section'
import { RequestException } from './request-exception'

interface CancellationSectionProps {
  booking: BookingWire
  preview: CancellationPreview
}

/** The cancellation deadline, the refund at this moment, and the request for an exception after it. */
export function CancellationSection({ booking, preview }: CancellationSectionProps) {
  const t = useTranslations('stay.cancellation')
  const complaint = useTranslations('stay.exception')
  const cancellationText = useCancellationText()
  const money = useMoney()
  const locale = useLocale()
  const mayCancel = preview.refusal === null && booking.allowed.includes('cancel')
  if (!mayCancel && !preview.mayAskException && !preview.exception) return null
  const isOver = booking.tab === 'completed'
  const isPast = preview.freeUntil !== null && preview.at > preview.freeUntil
  const isOverdue = isPast && booking.paid > 0
  const dueNow = booking.paid + payableNow(booking)
  const { text } = cancellationText(
    { freeCancellationUntil: preview.freeUntil, dueNow },
    new Date(preview.at),
  )
  const deadline = isOverdue
    ? t('wasFreeUntil', { instant: formatInstant(preview.freeUntil ?? '', locale) })
    : text
  return (
    <DetailSection title={isOver ? complaint('titleAfter') : t('title')} anchor="cancellation">
      {isOver ? null : <p>{deadline}</p>}
      {mayCancel && booking.paid > 0 ? (
        <p>
          {t('youGet')} <Money {...money(preview.refund)} /> {t('of')}{' '}
          <Money {...money(preview.refund + preview.refundToFriends + preview.vendorKeeps)} />
        </p>
      ) : null}
      {mayCancel && preview.isShared ? (
        <p>{t('friendsGet', { amount: money(preview.refundToFriends).spoken })}</p>
      ) : null}
      {preview.exception ? <ExceptionState exception={preview.exception} /> : null}
      <Actions>
        {mayCancel ? <CancelBooking booking={booking} preview={preview} /> : null}
        {preview.mayAskException ? <RequestException bookingId={booking._id} isOver={isOver} /> : null}
      </Actions>
    </DetailSection>
  )
}

const TONES = { pending: 'info', granted: 'ok', refused: 'warn' } as const

/** The outcome of the request for an exception. */
function ExceptionState({ exception }: { exception: NonNullable<CancellationPreview['exception']> }) {
  const t = useTranslations('stay.exception')
  const locale = useLocale()
  const { state, reason, percent, at } = exception
  return (
    <Notice role="status" tone={TONES[state]}>
      <p>{t(`states.${state}`, { at: formatInstant(at, locale), percent: percent ?? 0 })}</p>
      <p dir="auto">{reason}</p>
    </Notice>
  )
}
