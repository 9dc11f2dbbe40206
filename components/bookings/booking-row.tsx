import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { BookingBadge } from '@/components/shared/booking-badge'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { Money } from '@/components/ui/money'
import { sumMovements } from '@/lib/domain/booking/money/money-movements'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { pictureAt } from '@/lib/domain/listing/picture'
import { inLanguage, locationLine } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { RowActions } from './row-actions'

const PICTURE_WIDTH = 320

export const BookingRows = styled.ul`
  display: grid; gap: var(--s-4); list-style: none; padding: 0; margin: 0;
  .booking {
    position: relative; display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: var(--s-3) var(--s-4); padding: var(--s-3);
    border-radius: var(--r-lg); background: var(--c-raised); box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line);
    transition: box-shadow var(--t-2) var(--ease);
  }
  .booking:hover { box-shadow: var(--e-2), inset 0 0 0 1px var(--c-line); }
  .photo { inline-size: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton); }
  .facts { display: grid; align-content: center; justify-items: start; gap: var(--s-1); min-inline-size: 0; }
  .name { font-size: var(--fs-md); }
  .name a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-lg); }
  .quiet { font-size: var(--fs-sm); color: var(--c-ink-2); }
  .sums { display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-4); font-size: var(--fs-sm); }
  .sums div { display: flex; gap: var(--s-1); }
  .sums dt { color: var(--c-ink-2); }
  .sums dd { font-weight: var(--fw-semibold); }
  .actions { grid-column: 1 / -1; position: relative; display: flex; flex-wrap: wrap; gap: var(--s-2); }
  .actions > * { flex: 1 1 auto; }
  @media (min-width: 701px) {
    .booking { grid-template-columns: 168px minmax(0, 1fr) auto; align-items: center; }
    .photo { aspect-ratio: 4 / 3; }
    .actions { grid-column: auto; flex-direction: column; align-items: stretch; min-inline-size: 150px; padding-inline-end: var(--s-2); }
  }
`

/** A booking in a list: the row is a link, with its next action on top. */
export function BookingRow({ booking }: { booking: BookingWire }) {
  const locale = useLocale()
  const stayText = useStayText()
  return (
    <li className="booking">
      {/* biome-ignore lint/performance/noImgElement: the API serves this width */}
      <img
        className="photo"
        src={pictureAt(booking.service.image, PICTURE_WIDTH)}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className="facts">
        <BookingBadge booking={booking} reader="guest" />
        <h2 className="name">
          <Link href={`/booking/${booking._id}`}>{inLanguage(locale, booking.service.name)}</Link>
        </h2>
        <p className="quiet">{locationLine(locale, booking.service)}</p>
        <p className="quiet">{stayText(booking)}</p>
        <Sums booking={booking} />
      </div>
      <RowActions booking={booking} />
    </li>
  )
}

/** The total, what is paid, what is due and what was refunded. */
function Sums({ booking: { total, paid, tab, money } }: { booking: BookingWire }) {
  const t = useTranslations('booking')
  const words = useTranslations('stay.money')
  const moved = sumMovements(money)
  const rest = tab === 'cancelled' || tab === 'completed' ? 0 : total - paid
  return (
    <dl className="sums">
      <Sum name={t('total')} amount={total} />
      {moved.paid > 0 ? <Sum name={t('paid')} amount={moved.paid} /> : null}
      {paid > 0 && rest > 0 ? <Sum name={t('dueLater')} amount={rest} /> : null}
      {moved.onItsWay > 0 ? <Sum name={words('refund.sent')} amount={moved.onItsWay} /> : null}
      {moved.returned > 0 ? <Sum name={words('refund.done')} amount={moved.returned} /> : null}
      {moved.failed > 0 ? <Sum name={words('refund.failed')} amount={moved.failed} /> : null}
    </dl>
  )
}

function Sum({ name, amount }: { name: string; amount: number }) {
  const money = useMoney()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money {...money(amount)} />
      </dd>
    </div>
  )
}
