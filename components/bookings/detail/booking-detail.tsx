import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { AgreementLink } from '@/components/shared/booking/agreement-link'
import { HouseRules } from '@/components/shared/booking/house-rules'
import { InvoiceList } from '@/components/shared/booking/invoice-list'
import { paymentHref } from '@/components/shared/booking/payment-address'
import { PriceLines } from '@/components/shared/booking/price-lines'
import { RefreshWhenDue } from '@/components/shared/refresh/refresh-when-due'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { Button } from '@/components/ui/button'
import type { BookedGuidesWire } from '@/lib/contract/schemas/arrival-guide/wire'
import type { CancellationPreview } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { DepositWire } from '@/lib/contract/schemas/deposit-claims/wire'
import type { InvoiceWire } from '@/lib/contract/schemas/invoices/wire'
import type { SplitWire } from '@/lib/contract/schemas/splits/wire'
import { isForEvents } from '@/lib/domain/appointments/appointment'
import { paidByAll } from '@/lib/domain/booking/money/money-movements'
import { hasReceipt } from '@/lib/domain/booking/money/receipts'
import { BOOKING_STATES, type BookingTab } from '@/lib/domain/booking/transitions'
import { hasDeposit } from '@/lib/domain/deposit-claims/wire'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { Link } from '@/lib/i18n/navigation'
import { Arrival } from './arrival'
import { ArrivalGuides } from './arrival-guides'
import { BookingFacts } from './booking-facts'
import { BookingHead } from './booking-head'
import { BookingTimeline } from './booking-timeline'
import { CancellationSection } from './cancellation-section'
import { ChangeDates } from './change-dates'
import { DepositSection } from './deposit-section'
import { DetailSection } from './detail-section'
import { GivenUpDatesProvider } from './given-up-dates'
import { HostReason } from './host-reason'
import { NewDates } from './new-dates'
import { checkInOpensAt, NextStep } from './next-step'
import { PaymentSteps } from './payment-steps'
import { SeriesNote } from './series-note'
import { SplitSection } from './split-section'

const Frame = styled.article`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr);
  @media (max-width: 959px) { padding-block-end: var(--h-bookbar); }
`

const Column = styled.div`
  display: grid; gap: var(--s-6); align-content: start; grid-template-columns: minmax(0, 1fr);
`

const Columns = styled.div`
  @media (min-width: 960px) { display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: start; }
  @media (max-width: 959px) { display: contents; }
`

/** States in which nothing is due. */
const ENDED: readonly BookingTab[] = ['completed', 'cancelled']

interface BookingDetailProps {
  booking: BookingWire
  preview: CancellationPreview | null
  deposit: DepositWire | null
  /** its split with friends, and the whole address of its page */
  split: { split: SplitWire; url: string } | null
  invoices: readonly InvoiceWire[]
  /** what the guest may know now of the way and the entry */
  arrival: BookedGuidesWire | null
  /** the listing today; null while it is hidden */
  listing: Listing | null
  /** the server's clock at the response */
  now: string
}

/** The guest's page of a booking: state, next step, dates, address, price and cancellation. */
export function BookingDetail({
  booking,
  preview,
  deposit,
  split,
  invoices,
  arrival,
  listing,
  now,
}: BookingDetailProps) {
  const t = useTranslations('stay')
  const documents = useTranslations('invoices.list')
  const { service, allowed } = booking
  const isEventDay = priceUnitOf(service.type, booking.mode) === 'eventDay'
  return (
    <Frame>
      <RefreshWhenDue
        now={now}
        instants={[
          booking.expiresAt,
          booking.dateChange?.expiresAt ?? null,
          booking.freeCancellationUntil,
          checkInOpensAt(booking),
          booking.checkOutAt,
          deposit?.returnsAt ?? null,
          deposit?.claim?.answerBy ?? null,
          arrival?.knownUntil ?? null,
          ...(arrival?.guides ?? []).map(({ entryLater }) => entryLater?.knownFrom ?? null),
        ]}
      />
      <BookingHead booking={booking} />
      {booking.series ? <SeriesNote series={booking.series} /> : null}
      <GivenUpDatesProvider>
        <NextStep booking={booking} split={split?.split ?? null} now={now} />
        {booking.hostReason ? <HostReason text={booking.hostReason} /> : null}
        <NewDates booking={booking} now={now} />
      </GivenUpDatesProvider>
      <Columns>
        <Column>
          {split ? <SplitSection {...split} now={now} /> : null}
          {booking.arrival ? <Arrival arrival={booking.arrival} bookingId={booking._id} /> : null}
          {arrival ? (
            <ArrivalGuides
              bookingId={booking._id}
              arrival={arrival}
              mayPayOnline={allowed.includes('pay_rest')}
            />
          ) : null}
          <BookingFacts booking={booking}>
            {listing && allowed.includes('change_dates') ? (
              <ChangeDates booking={booking} offer={toListingForBooking(listing)} />
            ) : null}
            <ListingLink booking={booking} />
          </BookingFacts>
          {preview ? <CancellationSection booking={booking} preview={preview} /> : null}
          {listing && listing.rules.length + listing.additionalRules.length > 0 ? (
            <DetailSection title={t('rules')}>
              <HouseRules rules={listing.rules} additionalRules={listing.additionalRules} />
            </DetailSection>
          ) : null}
        </Column>
        <Column>
          <DetailSection title={t('timeline')}>
            <BookingTimeline booking={booking} />
          </DetailSection>
          <DetailSection title={t('price')}>
            <PriceLines
              {...booking}
              isEventDay={isEventDay}
              taken={paidByAll(booking)}
              due={ENDED.includes(booking.tab) ? undefined : booking}
            />
            <PaymentSteps moves={booking.money} />
            {allowed.includes('pay_rest') ? (
              <Button as={Link} href={paymentHref(booking._id, 'rest')}>
                {t('do.pay_rest')}
              </Button>
            ) : null}
            {hasReceipt(booking) ? (
              <Button as={Link} $kind="outline" $size="sm" href={`/booking/${booking._id}/receipt`}>
                {t('receipt')}
              </Button>
            ) : null}
          </DetailSection>
          {hasDeposit(deposit) ? <DepositSection bookingId={booking._id} deposit={deposit} /> : null}
          {invoices.length > 0 || isForEvents(booking.service.type) ? (
            <DetailSection title={documents('title')}>
              {isForEvents(booking.service.type) ? <AgreementLink bookingId={booking._id} /> : null}
              <InvoiceList invoices={invoices} />
            </DetailSection>
          ) : null}
        </Column>
      </Columns>
    </Frame>
  )
}

function ListingLink({
  booking: { service: listing, serviceId: listingId, status },
}: Pick<BookingDetailProps, 'booking'>) {
  const t = useTranslations('stay')
  const isOver = BOOKING_STATES[status].dates === 'released'
  return (
    <Button
      as={Link}
      $kind={isOver ? 'primary' : 'outline'}
      href={`/${listingTypeOf(listing.type).slug}/${listingId}`}
    >
      {t(isOver ? 'bookAgain' : 'openPlace')}
    </Button>
  )
}
