import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { BookingBadge } from '@/components/shared/booking/booking-badge'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { inLanguage, locationLine } from '@/lib/i18n/direction'

const PICTURE_WIDTH = 640

const Head = styled.header`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr); align-items: center;
  @media (min-width: 701px) { grid-template-columns: 280px minmax(0, 1fr); }
`

const HeadText = styled.div`
  display: grid; gap: var(--s-2); justify-items: start;
`

const Title = styled.h1`
  font-size: var(--fs-3xl);
`

const Quiet = styled.p`
  color: var(--c-ink-2);
`

const Photo = styled(Thumbnail)`
  inline-size: 100%; aspect-ratio: 2; object-fit: cover; border-radius: var(--r-photo); background: var(--c-skeleton);
  @media (min-width: 701px) { aspect-ratio: 3 / 2; }
`

/** The listing, the state of the booking and its number. */
export function BookingHead({ booking }: { booking: BookingWire }) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const { service: listing } = booking
  return (
    <Head>
      <Photo url={listing.image} pixels={PICTURE_WIDTH} alt="" />
      <HeadText>
        <BookingBadge booking={booking} reader="guest" />
        <Title>{inLanguage(locale, listing.name)}</Title>
        <Quiet>{locationLine(locale, listing)}</Quiet>
        <p>
          {t('number')} <bdi className="num">{booking.code}</bdi>
        </p>
      </HeadText>
    </Head>
  )
}
