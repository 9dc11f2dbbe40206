import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { pictureAt } from '@/lib/domain/listing/picture'
import { inLanguage, placeName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { BookingStateBadge } from './booking-state-badge'
import { useStayText } from './use-stay-text'

const PICTURE_WIDTH = 320

export const BookingRows = styled.ul`
  display: grid; gap: var(--s-4); list-style: none; padding: 0; margin: 0;
  .booking {
    position: relative; display: grid; grid-template-columns: 112px minmax(0, 1fr); gap: var(--s-4); padding: var(--s-3);
    border-radius: var(--r-lg); background: var(--c-raised); box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line);
    transition: box-shadow var(--t-2) var(--ease);
  }
  .booking:hover { box-shadow: var(--e-2), inset 0 0 0 1px var(--c-line); }
  .photo { inline-size: 112px; block-size: 112px; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton); }
  .facts { display: grid; align-content: center; justify-items: start; gap: var(--s-1); min-inline-size: 0; }
  .name { font-size: var(--fs-md); }
  .name a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-lg); }
  .quiet { font-size: var(--fs-sm); color: var(--c-ink-2); }
  .sum { display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-3); align-items: baseline; font-size: var(--fs-sm); }
  .sum .money { font-weight: var(--fw-semibold); }
  @media (min-width: 701px) { .booking { grid-template-columns: 168px minmax(0, 1fr); } .photo { inline-size: 168px; block-size: 126px; } }
`

/** One booking in a list; the whole row is its link. */
export function BookingRow({ booking }: { booking: BookingWire }) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const money = useMoney()
  const stayText = useStayText()
  return (
    <li className="booking">
      {/* biome-ignore lint/performance/noImgElement: the API keeps this width already */}
      <img
        className="photo"
        src={pictureAt(booking.service.image, PICTURE_WIDTH)}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className="facts">
        <BookingStateBadge state={booking.status} />
        <h2 className="name">
          <Link href={`/booking/${booking._id}`}>{inLanguage(locale, booking.service.name)}</Link>
        </h2>
        <p className="quiet">
          {placeName(locale, booking.service.district)} · {placeName(locale, booking.service.city)}
        </p>
        <p className="quiet">{stayText(booking)}</p>
        <p className="sum">
          <Money {...money(booking.total)} />
          {booking.dueLater > 0 && booking.tab === 'upcoming' ? (
            <span className="quiet">{t('payAtDoor')}</span>
          ) : null}
        </p>
      </div>
    </li>
  )
}
