import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { fileHref } from '@/lib/contract/address'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { directionsHref } from '@/lib/domain/geo/directions'
import type { Locale } from '@/lib/i18n/routing'

const Box = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-primary-soft);
  h2 { font-size: var(--fs-lg); }
  a { color: var(--c-primary); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; min-block-size: var(--tap); display: inline-flex; align-items: center; gap: var(--s-2); }
`

const Code = styled.bdi`
  font-size: var(--fs-2xl); font-weight: var(--fw-bold); letter-spacing: .2em;
`

const CodeUse = styled.span`
  display: block; font-size: var(--fs-sm); color: var(--c-ink-2);
`

const Address = styled.p`
  display: flex; gap: var(--s-2); align-items: center;
`

const MapLinks = styled.p`
  display: flex; flex-wrap: wrap; gap: 0 var(--s-6);
`

interface ArrivalProps {
  arrival: NonNullable<BookingWire['arrival']>
  bookingId: string
}

/** The address and arrival details: shown only after confirmation. */
export function Arrival({ arrival, bookingId }: ArrivalProps) {
  const t = useTranslations('booking')
  const words = useTranslations('success')
  const locale = useLocale() as Locale
  const { houseNumber } = arrival
  // A number alone could be that of a street.
  const building =
    houseNumber && /^\d+$/.test(houseNumber) ? t('building', { number: houseNumber }) : houseNumber
  return (
    <Box>
      <h2>{t('arrivalTitle')}</h2>
      <p>
        {t('arrivalCode')}{' '}
        <Code className="num" data-arrival-code>
          {arrival.code}
        </Code>
        <CodeUse>{t('arrivalCodeFor')}</CodeUse>
      </p>
      <Address>
        <Icon name="pin" />
        <span>
          <bdi>{arrival.address}</bdi>
          {building ? (
            <>
              {' · '}
              <bdi>{building}</bdi>
            </>
          ) : null}
        </span>
      </Address>
      <MapLinks>
        <a href={directionsHref(arrival)} target="_blank" rel="noopener">
          {t('directions')}
          <Icon name="external" size={16} />
          <span className="sr-only">{t('newWindow')}</span>
        </a>
        <a
          href={fileHref('GET /bookings/:id/calendar.ics', {
            params: { id: bookingId },
            query: { language: locale },
          })}
          download
        >
          {words('addToCalendar')}
          <Icon name="calendar" size={16} />
        </a>
      </MapLinks>
    </Box>
  )
}
