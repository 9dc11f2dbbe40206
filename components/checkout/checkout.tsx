'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Availability } from '@/components/stay-picker/availability/availability'
import { type StayChoice, StayProvider, useStay } from '@/components/stay-picker/stay-state'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { dueAtDoor, payableNow } from '@/lib/domain/booking/money/due'
import { offersSeries, SERIES_BOUNDS } from '@/lib/domain/booking/series'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { isApprovedBy } from '@/lib/domain/private-offers/private-offer'
import { useMoney } from '@/lib/i18n/use-money'
import { CheckoutFrame, ConfirmBar, ConfirmTotal } from './checkout-frame'
import type { CheckoutListing } from './checkout-listing'
import { CheckoutPayment } from './checkout-payment'
import { CheckoutStay } from './checkout-stay'
import { CheckoutSummary } from './checkout-summary'
import { CheckoutTerms } from './checkout-terms'
import { ConflictNotice } from './conflict-notice'
import { OfferNotice } from './offer-notice'
import { PriceChanged } from './price-changed'
import { PromotionField } from './promotion-field'
import { useSeries } from './series/use-series'
import { WeeklySection } from './series/weekly-section'
import { useCheckout } from './use-checkout'

interface CheckoutProps {
  listing: CheckoutListing
  /** the private offer that the guest opened; null: none */
  offerId?: string | null
  initial: StayChoice
  /** the quote from rendering the page */
  known?: Availability
  /** for a browser without script */
  children?: ReactNode
}

/** The review of a stay, its payment and rules; the booking is made by the last button only. */
export function Checkout({ listing, offerId = null, initial, known, children }: CheckoutProps) {
  return (
    <StayProvider offer={listing.offer} initial={initial} known={known} offerId={offerId}>
      <CheckoutPage listing={listing} offerId={offerId} plain={children} />
    </StayProvider>
  )
}

interface CheckoutPageProps {
  listing: CheckoutListing
  offerId: string | null
  plain: ReactNode
}

function CheckoutPage({ listing, offerId, plain }: CheckoutPageProps) {
  const t = useTranslations('checkout')
  const words = useTranslations('booking')
  const money = useMoney()
  const { offer, request, change } = useStay()
  const {
    isReady,
    quote,
    promotion,
    applyCode,
    isSending,
    conflict,
    forgetConflict,
    decideOnPrice,
    signInAndContinue,
    book,
  } = useCheckout(offerId)
  const series = useSeries(offer, request)
  const [hasAgreed, setHasAgreed] = useState(false)
  const [isAgreementMissing, setIsAgreementMissing] = useState(false)
  const [isStayMissing, setIsStayMissing] = useState(false)
  const stay = useRef<HTMLDivElement>(null)
  const agreement = useRef<HTMLInputElement>(null)
  const isOffered = quote?.offer?.refusal === null
  const isApproved = request !== null && isApprovedBy(quote?.offer, request)
  const isInstant = offer.bookingType === 'instant' || isApproved
  const isPaidNext = quote ? payableNow(quote) > 0 : offer.terms.paymentType !== 'payAtCheckin'
  const isEventDay = priceUnitOf(offer.type, offer.terms.pricingMode) === 'eventDay'

  const mayRepeat =
    offersSeries({ pricingMode: offer.terms.pricingMode, bookingType: offer.bookingType }) &&
    isPaidNext &&
    offerId === null &&
    promotion.code === null
  const isSeries = mayRepeat && series.weeks > 1
  const isBusy = isSending || series.isSending
  const isIncomplete = isSeries && series.chosen.length < SERIES_BOUNDS.minWeeks

  const single = quote && (isPaidNext ? payableNow(quote) : dueAtDoor(quote))
  const dueNow = isSeries ? series.dueNow : single

  const confirm = () => {
    const isMissing = !quote && !isSeries
    setIsStayMissing(isMissing)
    setIsAgreementMissing(!hasAgreed)
    if (isMissing) stay.current?.querySelector('button')?.focus()
    else if (hasAgreed) isSeries ? series.book() : book()
    else agreement.current?.focus()
  }
  const { isHeld: isPending, press } = usePendingPress(isReady, confirm)
  return (
    <CheckoutFrame
      title={t(isInstant ? 'title' : 'requestTitle')}
      plain={plain}
      summary={<CheckoutSummary listing={listing} quote={quote} isEventDay={isEventDay} />}
    >
      <OfferNotice offer={quote?.offer} />
      <div ref={stay}>
        <CheckoutStay number={1} isMissed={isStayMissing && !quote} />
      </div>
      {mayRepeat ? <WeeklySection series={series} /> : null}
      <CheckoutPayment number={2} quote={quote} isInstant={isInstant} />
      {isOffered ? null : <PromotionField {...promotion} promotion={quote?.promotion} onUse={applyCode} />}
      <CheckoutTerms
        number={3}
        listing={listing}
        quote={quote}
        agreement={{ ref: agreement, hasAgreed, isMissed: isAgreementMissing }}
        onAgree={(agrees) => {
          setHasAgreed(agrees)
          setIsAgreementMissing(false)
        }}
      />
      {conflict && conflict.kind !== 'priceChanged' ? (
        <ConflictNotice
          conflict={conflict}
          onSignIn={signInAndContinue}
          onPick={(stay) => {
            forgetConflict()
            change(stay)
          }}
        />
      ) : null}
      <ConfirmBar data-bar>
        <ConfirmTotal>
          {dueNow !== null ? (
            <>
              <Money {...money(dueNow)} />
              <small>
                {isPaidNext && !isInstant ? t('payAfterApproval') : words(isPaidNext ? 'dueNow' : 'dueLater')}
              </small>
            </>
          ) : null}
        </ConfirmTotal>
        <Button $size="lg" aria-busy={isBusy || isPending} disabled={isBusy || isIncomplete} onClick={press}>
          {words(isBusy ? 'sending' : isInstant ? (isPaidNext ? 'toPayment' : 'confirm') : 'sendRequest')}
        </Button>
      </ConfirmBar>
      {conflict?.kind === 'priceChanged' ? (
        <PriceChanged
          conflict={conflict}
          isEventDay={isEventDay}
          onAccept={() => decideOnPrice(true)}
          onClose={() => decideOnPrice(false)}
        />
      ) : null}
    </CheckoutFrame>
  )
}

/** Stores a press until everything it needs is loaded, then runs it. */
function usePendingPress(isReady: boolean, act: () => void) {
  const [isPending, setIsPending] = useState(false)
  useEffect(() => {
    if (!isPending || !isReady) return
    setIsPending(false)
    act()
  })
  return { isHeld: isPending, press: () => (isReady ? act() : setIsPending(true)) }
}
