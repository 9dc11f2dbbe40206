import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { BookingBadge } from '@/components/shared/booking/booking-badge'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { Money } from '@/components/ui/money'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { paidByAll, sumMovements } from '@/lib/domain/booking/money/money-movements'
import { inLanguage, locationLine } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { RowActions } from './row-actions'

export const BookingRows = styled.ul`
  display: grid; gap: var(--s-4); list-style: none; padding: 0; margin: 0;
`

const Row = styled.li`
  position: relative; display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: var(--s-3) var(--s-4); padding: var(--s-3);
  border-radius: var(--r-lg); background: var(--c-raised); box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line);
  transition: box-shadow var(--t-2) var(--ease);
  &:hover { box-shadow: var(--e-2), inset 0 0 0 1px var(--c-line); }
  @media (min-width: 701px) { grid-template-columns: 168px minmax(0, 1fr) auto; align-items: center; }
`

const Photo = styled(Thumbnail)`
  inline-size: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton);
  @media (min-width: 701px) { aspect-ratio: 4 / 3; }
`

const Facts = styled.div`
  display: grid; align-content: center; justify-items: start; gap: var(--s-1); min-inline-size: 0;
`

const Name = styled.h2`
  font-size: var(--fs-md);
  a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-lg); }
`

const Totals = styled.dl`
  display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-4); font-size: var(--fs-sm);
  div { display: flex; gap: var(--s-1); }
  dt { color: var(--c-ink-2); }
  dd { font-weight: var(--fw-semibold); }
`

/** A booking in a list: the row is a link, with its next action on top. */
export function BookingRow({ booking }: { booking: BookingWire }) {
  const locale = useLocale()
  const stayText = useStayText()
  return (
    <Row>
      <Photo url={booking.service.image} alt="" />
      <Facts>
        <BookingBadge booking={booking} reader="guest" />
        <Name>
          <Link href={`/booking/${booking._id}`}>{inLanguage(locale, booking.service.name)}</Link>
        </Name>
        <QuietText>{locationLine(locale, booking.service)}</QuietText>
        <QuietText>{stayText(booking)}</QuietText>
        <Sums booking={booking} />
      </Facts>
      <RowActions booking={booking} />
    </Row>
  )
}

/** The total, what is paid, what is due and what was refunded. */
function Sums({ booking }: { booking: BookingWire }) {
  const { total, paid, tab, money } = booking
  const t = useTranslations('booking')
  const words = useTranslations('stay.money')
  const moved = sumMovements(money)
  const taken = paidByAll(booking)
  const rest = tab === 'cancelled' || tab === 'completed' ? 0 : total - paid
  return (
    <Totals>
      <Sum name={t('total')} amount={total} />
      {taken > 0 ? <Sum name={t('paid')} amount={taken} /> : null}
      {paid > 0 && rest > 0 ? <Sum name={t('dueLater')} amount={rest} /> : null}
      {moved.onItsWay > 0 ? <Sum name={words('refund.sent')} amount={moved.onItsWay} /> : null}
      {moved.returned > 0 ? <Sum name={words('refund.done')} amount={moved.returned} /> : null}
      {moved.failed > 0 ? <Sum name={words('refund.failed')} amount={moved.failed} /> : null}
    </Totals>
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
