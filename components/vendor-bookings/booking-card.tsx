import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { SmallText } from '@/components/shared/styles/quiet-text'
import { Badge } from '@/components/ui/badge'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'

/** The list of a vendor's bookings. */
export const BookingCards = styled.ul`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr); list-style: none; padding: 0; margin: 0;
`

const Card = styled.li`
  display: grid; gap: var(--s-5); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised);
  box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line);
  h2, h3 { font-size: var(--fs-md); }
  h2 a:hover, h3 a:hover { text-decoration: underline; text-underline-offset: 4px; }
`

const Head = styled.div`
  display: flex; gap: var(--s-4); align-items: center; flex-wrap: wrap;
`

const Photo = styled(Thumbnail)`
  inline-size: 64px; block-size: 64px; border-radius: var(--r-md); object-fit: cover; background: var(--c-skeleton);
`

const CardText = styled.div`
  flex: 1 1 180px; min-inline-size: 0; display: grid; gap: 2px;
`

const Facts = styled.div`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 701px) { grid-template-columns: repeat(auto-fit, minmax(0, 1fr)); grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: var(--s-8); }
`

interface BookingCardProps {
  booking: VendorBookingWire
  /** the address of its page */
  href: string
  /** the badge, or the remaining time */
  state: ReactNode
  heading?: 'h2' | 'h3'
  /** columns of facts */
  children: ReactNode
  /** notices and buttons under the facts */
  foot?: ReactNode
}

/** One booking of a vendor's listing: the listing, the state, and the facts of the list. */
export function BookingCard({
  booking,
  href,
  state,
  heading: Heading = 'h2',
  children,
  foot,
}: BookingCardProps) {
  const t = useTranslations('hosted.bookings')
  const locale = useLocale()
  const { service: listing, code } = booking
  return (
    <Card data-booking={code}>
      <Head>
        <Photo url={listing.image} alt="" />
        <CardText>
          <Heading>
            <Link href={href} prefetch={false}>
              {inLanguage(locale, listing.name)}
            </Link>
          </Heading>
          <SmallText>
            <bdi className="num">{code}</bdi>
          </SmallText>
          {booking.series ? <Badge $tone="info">{t('week', { ...booking.series })}</Badge> : null}
        </CardText>
        {state}
      </Head>
      <Facts>{children}</Facts>
      {foot}
    </Card>
  )
}
