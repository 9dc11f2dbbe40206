'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import { payableNow } from '@/lib/domain/booking/money/due'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { Link } from '@/lib/i18n/navigation'
import { PayForm } from './pay-form'

interface PayPageProps {
  booking: BookingWire
  provider: PaymentProviderWire
  /** why the provider declined the last attempt; null without one */
  declined: DeclineReason | null
  /** the server's clock at the response, because the browser's can be wrong */
  now: string
}

/** The payment page of a booking; in any other state its outcome. The state comes from the server only. */
export function PayPage({ booking, provider, declined, now }: PayPageProps) {
  if (!booking.allowed.includes('pay')) return <NothingToPay booking={booking} />
  const amount = payableNow(booking)
  return <PayForm booking={booking} amount={amount} provider={provider} declined={declined} now={now} />
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
