'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { NearestStays } from '@/components/stay-picker/availability/nearest-stays'
import type { ListingForBooking } from '@/components/stay-picker/listing-for-booking'
import StayPicker from '@/components/stay-picker/stay-picker'
import { type BookedStay, NOTHING_CHOSEN, StayProvider, useStay } from '@/components/stay-picker/stay-state'
import { stayDates, useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import type { DateChangeQuote } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { BookedDates } from '@/lib/contract/schemas/booking/wire'
import type { DatesBody } from '@/lib/domain/booking/bodies'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { DATE_CHANGE_MINUTES } from '@/lib/domain/booking/money/date-change'
import { usualAdults } from '@/lib/domain/booking/party'
import { useRouter } from '@/lib/i18n/navigation'
import { DateChangePrice } from './date-change-price'
import { datesOf, useDateChangeQuote } from './use-date-change-quote'

const Column = styled.div`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr);
`

const CurrentDates = styled.p`
  display: grid; gap: var(--s-1);
`

/** The calls of the one who changes the dates: the guest, or an admin for the guest. */
interface DateCalls {
  quote: (id: string, dates: DatesBody) => Promise<DateChangeQuote>
  change: (id: string, dates: DatesBody) => Promise<unknown>
  /** leads to the payment of a difference, where the dates are changed by the one who pays it */
  payHref?: (id: string) => string
}

interface ChangeDatesDialogProps {
  booking: BookedDates & BookedStay & { _id: string }
  calls: DateCalls
  offer: ListingForBooking
  onClose: () => void
}

/** New dates for a booking: a calendar in which its own nights are free, old and new price, confirmation. */
export default function ChangeDatesDialog({ booking, calls, offer, onClose }: ChangeDatesDialogProps) {
  const { checkIn, start, checkOutAt } = booking
  const own = { checkIn, start, checkOutAt }
  return (
    <StayProvider offer={offer} initial={{ ...NOTHING_CHOSEN, adults: usualAdults(offer.terms) }} own={own}>
      <Chooser booking={booking} calls={calls} onClose={onClose} />
    </StayProvider>
  )
}

function Chooser({ booking, calls, onClose }: Omit<ChangeDatesDialogProps, 'offer'>) {
  const t = useTranslations('stay.dates')
  const words = useTranslations('booking')
  const stayText = useStayText()
  const { request, change } = useStay()
  const { quote, problem } = useDateChangeQuote(booking._id, request, calls.quote)
  const { move, isSending, refused } = useMove(booking._id, calls, onClose)
  const isDearer = (quote?.difference ?? 0) > 0
  const announced = refused?.of === request ? refused?.text : problem
  const nearest = quote?.availability?.isFree === false ? quote.availability.nearest : null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('change')}
      closeLabel={words('close')}
      shape="sheet"
      footer={
        <>
          <Button $kind="quiet" disabled={isSending} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            aria-busy={isSending}
            disabled={isSending || !quote || nearest !== null}
            onClick={() => (request && quote ? move(request, quote) : undefined)}
          >
            {t(isDearer ? 'hold' : 'confirm')}
          </Button>
        </>
      }
    >
      <Column>
        <CurrentDates>
          <QuietText as="span">{t('now')}</QuietText>
          {stayText(booking)}
        </CurrentDates>
        <StayPicker />
        <div role="status">{request ? <p>{stayText(stayDates(request))}</p> : <p>{t('choose')}</p>}</div>
        {quote && !nearest ? <DateChangePrice moved={quote} /> : null}
        {isDearer && !nearest ? <p>{t('holdExplained', { minutes: DATE_CHANGE_MINUTES })}</p> : null}
        {nearest && request ? (
          <Notice role="alert" tone="warn">
            <p>{words('takenDates', { dates: stayText(stayDates(request)) })}</p>
            <NearestStays nearest={nearest} onPick={change} />
          </Notice>
        ) : null}
        {announced ? (
          <Notice role="alert" tone="warn">
            <p>{announced}</p>
          </Notice>
        ) : null}
      </Column>
    </Dialog>
  )
}

/** Sends the change with the total that was shown; one that costs more goes on to its payment. */
function useMove(bookingId: string, { change, payHref }: DateCalls, onDone: () => void) {
  const t = useTranslations('stay.dates')
  const router = useRouter()
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const [refused, setRefused] = useState<{ of: StayRequest; text: string } | null>(null)
  const move = async (request: StayRequest, { quote, difference }: DateChangeQuote) => {
    setIsSending(true)
    setRefused(null)
    try {
      await change(bookingId, { ...datesOf(request), total: quote.total })
      if (difference > 0 && payHref) return router.push(payHref(bookingId))
      showToast({ kind: 'success', text: t(difference > 0 ? 'held' : 'changed') })
      router.refresh()
      onDone()
    } catch (failure) {
      setRefused({ of: request, text: failureText(failure) })
      setIsSending(false)
    }
  }
  return { move, isSending, refused }
}
