'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import { billOfDueNow, billOfRest } from '@/lib/domain/booking/money/due'
import { type DeclineReason, PAYING_EVENTS, type PaymentPurpose } from '@/lib/domain/booking/payment-states'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { Link } from '@/lib/i18n/navigation'
import { PayForm } from './pay-form'

interface PayPageProps {
  booking: BookingWire
  purpose: PaymentPurpose
  provider: PaymentProviderWire
  /** why the provider declined the last attempt; null without one */
  declined: DeclineReason | null
  /** the guest's, in SAR */
  balance: number
  /** the server's clock at the response, because the browser's can be wrong */
  now: string
}

/** The payment page of a booking; in any other state its outcome. The state comes from the server only. */
export function PayPage({ booking, ...page }: PayPageProps) {
  const { purpose } = page
  if (!booking.allowed.includes(PAYING_EVENTS[purpose])) return <NothingToPay booking={booking} />
  const bill = purpose === 'rest' ? billOfRest(booking) : billOfDueNow(booking)
  return <PayForm booking={booking} bill={bill} {...page} />
}

function NothingToPay({ booking }: { booking: BookingWire }) {
  const t = useTranslations('pay')
  const hasLost = BOOKING_STATES[booking.status].dates !== 'confirmed'
  return (
    <EmptyState title={t(hasLost ? 'overTitle' : 'paidTitle')} text={t(hasLost ? 'overText' : 'paidText')}>
      {hasLost ? (
        <Button as={Link} href={`/${listingTypeOf(booking.service.type).slug}/${booking.serviceId}`}>
          {t('chooseAgain')}
        </Button>
      ) : null}
      <Button as={Link} $kind="outline" href={`/booking/${booking._id}`}>
        {t('toBooking')}
      </Button>
    </EmptyState>
  )
}
