'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import type { Quote } from '@/lib/domain/booking/quote'
import { quoteToWire } from '@/lib/domain/booking/wire'
import { priceUnitOf } from '@/lib/domain/listing/kinds'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { ConflictNotice } from './conflict-notice'
import type { Offer } from './offer'
import { PriceLines } from './price-lines'
import { stayDates } from './stay-dates'
import type { BookingConflict } from './use-book'
import { useStayText } from './use-stay-text'

const Summary = styled.div`
  display: grid; gap: var(--s-5);
  h3 { font-size: var(--fs-lg); }
  .facts { display: grid; gap: var(--s-2); color: var(--c-ink-2); }
  .policy { font-size: var(--fs-sm); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); }
`

interface ConfirmDialogProps {
  listing: Offer
  request: StayRequest
  quote: Quote
  isSending: boolean
  conflict: BookingConflict | null
  onConfirm: () => void
  onClose: () => void
  onPickDays: (days: { checkIn: string; checkOut: string }) => void
}

/** What is about to be booked, what it costs and until when it can be undone; nothing is booked before the click. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { listing, request, quote, isSending, conflict, onConfirm, onClose, onPickDays } = props
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const payment = useTranslations('vocabulary.paymentType')
  const locale = useLocale()
  const stayText = useStayText()
  const isInstant = listing.bookingType === 'instant'
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSending) onClose()
      }}
      title={t(isInstant ? 'confirmTitle' : 'confirmRequestTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="button" $kind="quiet" disabled={isSending} onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="button" aria-busy={isSending} disabled={isSending} onClick={onConfirm}>
            {t(isSending ? 'sending' : isInstant ? 'confirm' : 'sendRequest')}
          </Button>
        </>
      }
    >
      <Summary>
        {conflict ? <ConflictNotice conflict={conflict} onPickDays={onPickDays} /> : null}
        <div className="facts">
          <h3>{inLanguage(locale, listing.name)}</h3>
          <p>{stayText(stayDates(request))}</p>
          <p>{words('guests', { count: request.adults + request.children })}</p>
          <p>{payment(request.paymentType)}</p>
        </div>
        <PriceLines
          {...quoteToWire(quote)}
          isEventDay={priceUnitOf(listing.type, request.period.mode) === 'eventDay'}
        />
        <p className="policy">
          {quote.freeCancellationUntil
            ? t('freeUntil', { instant: formatInstant(quote.freeCancellationUntil, locale) })
            : t('nonRefundable')}
        </p>
      </Summary>
    </Dialog>
  )
}
