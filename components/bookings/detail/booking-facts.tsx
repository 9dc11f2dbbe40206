import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { NoShowNote } from '@/components/shared/booking/no-show-note'
import { paymentLabel } from '@/components/shared/booking/payment-label'
import { PhoneLinks } from '@/components/shared/phone-links'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { useUnitsText } from '@/components/stay-picker/use-units-text'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { Actions, DetailSection } from './detail-section'

export const Facts = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: var(--s-4);
  dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  dd { margin: 0; font-weight: var(--fw-medium); }
  a { display: inline-block; margin-inline-end: var(--s-3); color: var(--c-primary); text-decoration: underline; text-underline-offset: 4px; }
`

interface BookingFactsProps {
  booking: BookingWire
  /** actions under the facts */
  children: ReactNode
}

/** Dates, party, payment method, and the host. */
export function BookingFacts({ booking, children }: BookingFactsProps) {
  const t = useTranslations('stay')
  const words = useTranslations('booking')
  const payment = useTranslations('vocabulary.paymentLabel')
  const locale = useLocale()
  const stayText = useStayText()
  const partyText = useUnitsText()
  const { host, serviceId: listingId } = booking
  const { people } = sizeFiltersOf(booking.service.type)
  return (
    <DetailSection title={stayText(booking)}>
      <Facts>
        <Fact name={words('checkInAt')}>{formatInstant(booking.checkInAt, locale)}</Fact>
        <Fact name={words('checkOutAt')}>{formatInstant(booking.checkOutAt, locale)}</Fact>
        <Fact name={words(people === 'players' ? 'players' : 'who')}>
          {partyText(booking.party, booking.rooms ? 1 : booking.units)}
        </Fact>
        <Fact name={t('payment')}>{payment(paymentLabel(booking))}</Fact>
        <Fact name={t('host')}>
          <div>
            <bdi>{localName(locale, host)}</bdi>
          </div>
          {host.phone ? <PhoneLinks phone={host.phone} /> : null}{' '}
          <Link href={`/messages?service=${listingId}`}>{t('message')}</Link>
        </Fact>
      </Facts>
      <NoShowNote booking={booking} reader="guest" />
      <Actions>{children}</Actions>
    </DetailSection>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
