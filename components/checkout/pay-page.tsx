'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { SplitOffer } from '@/components/checkout/split/split-instead'
import { mostPeople } from '@/components/checkout/split/typed-shares'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { PayableBalance } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { OwnSplitWire } from '@/lib/contract/schemas/splits/wire'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import { billOfDifference, billOfDueNow, billOfRest } from '@/lib/domain/booking/money/due'
import { type DeclineReason, PAYING_EVENTS, type PaymentPurpose } from '@/lib/domain/booking/payment-states'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { fromSar } from '@/lib/domain/money'
import { offersMatch, SPLIT_BOUNDS, splitDeadline } from '@/lib/domain/splits/split'
import { Link } from '@/lib/i18n/navigation'
import { PayForm } from './pay-form'
import { MatchForm } from './split/match-form'
import { SplitForm } from './split/split-form'
import { SplitInstead } from './split/split-instead'

const Narrow = styled.div`
  inline-size: min(100%, 520px); margin-inline: auto;
`

interface PayPageProps {
  booking: BookingWire
  purpose: PaymentPurpose
  provider: PaymentProviderWire
  /** why the provider declined the last attempt; null without one */
  declined: DeclineReason | null
  payable: PayableBalance
  /** null where it could not be read */
  own: OwnSplitWire | null
  /** the whole address of the page of its split; null without one */
  splitUrl: string | null
  /** the server's clock at the response, because the browser's can be wrong */
  now: string
}

/** The payment page of a booking; in any other state its outcome. The state comes from the server only. */
export function PayPage({ booking, own, splitUrl, ...page }: PayPageProps) {
  const { purpose, now } = page
  if (purpose === 'due_now' && own?.split?.payBy && splitUrl)
    return <SplitInstead split={own.split} url={splitUrl} now={now} />
  if (!booking.allowed.includes(PAYING_EVENTS[purpose]))
    return <NothingToPay booking={booking} purpose={purpose} />
  if (purpose === 'rest') return <PayForm booking={booking} bill={billOfRest(booking)} {...page} />
  if (purpose === 'difference' && booking.dateChange)
    return <PayForm booking={booking} bill={billOfDifference(booking, booking.dateChange)} {...page} />
  return <PayDueNow booking={booking} own={own} {...page} />
}

/** The amount that confirms the booking: alone, or split with friends. */
function PayDueNow({ booking, own, ...page }: Omit<PayPageProps, 'splitUrl'>) {
  const t = useTranslations('split')
  const [view, setView] = useState<'first' | 'split' | 'match' | 'back'>('first')
  const bill = billOfDueNow(booking)
  const amountHalalas = fromSar(bill.amount)
  const maySplit = own?.mayStart && mostPeople(amountHalalas) >= SPLIT_BOUNDS.minPeople
  const until = deadlineOf(booking, page.now)
  const form = { booking, amountHalalas, until, now: page.now, onBack: () => setView('back') }
  if (maySplit && view === 'split') return <SplitForm {...form} />
  if (maySplit && view === 'match') return <MatchForm {...form} />
  return (
    <>
      {own?.split ? (
        <Narrow>
          <Notice role="status">
            <p>{t('ended')}</p>
          </Notice>
        </Narrow>
      ) : null}
      <PayForm booking={booking} bill={bill} {...page}>
        {maySplit ? (
          <SplitOffer
            until={until}
            takesFocus={view === 'back'}
            onOpen={() => setView('split')}
            onMatch={offersMatch(booking.mode) ? () => setView('match') : undefined}
          />
        ) : null}
      </PayForm>
    </>
  )
}

function deadlineOf({ checkInAt, expiresAt, series }: BookingWire, now: string): Date {
  return splitDeadline(new Date(now), {
    checkInAt: new Date(checkInAt),
    expiresAt: new Date(expiresAt ?? now),
    isWeek: series !== undefined,
  })
}

function NothingToPay({ booking, purpose }: { booking: BookingWire; purpose: PaymentPurpose }) {
  const t = useTranslations('pay')
  const hasLost = BOOKING_STATES[booking.status].dates !== 'confirmed'
  const hasKept = !hasLost && purpose === 'difference' && booking.dateChange?.state !== 'done'
  const kind = hasKept ? 'differenceOver' : hasLost ? 'over' : 'paid'
  return (
    <EmptyState title={t(`${kind}Title`)} text={t(`${kind}Text`)} isPage>
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
