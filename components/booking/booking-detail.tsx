import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { kindOf, priceUnitOf } from '@/lib/domain/listing/kinds'
import { pictureAt } from '@/lib/domain/listing/picture'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage, placeName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { Arrival } from './arrival'
import { BookingStateBadge } from './booking-state-badge'
import { BookingTimeline } from './booking-timeline'
import { CancelBooking } from './cancel-booking'
import { PriceLines } from './price-lines'
import { useStayText } from './use-stay-text'

const PICTURE_WIDTH = 960

const Frame = styled.article`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr);
  .head { display: grid; gap: var(--s-3); justify-items: start; }
  .title { font-size: var(--fs-3xl); }
  .quiet { color: var(--c-ink-2); }
  .photo { inline-size: 100%; aspect-ratio: 21 / 9; object-fit: cover; border-radius: var(--r-photo); background: var(--c-skeleton); }
  .box { display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); align-content: start; }
  h2 { font-size: var(--fs-lg); }
  .times { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-4); }
  .times dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .times dd { margin: 0; font-weight: var(--fw-medium); }
  .actions { display: flex; flex-wrap: wrap; gap: var(--s-3); }
  @media (min-width: 960px) { .columns { display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; } }
  .columns { display: grid; gap: var(--s-6); }
`

/** A booking as its guest sees it: where it stands, when, where, what it costs and how to undo it. */
export function BookingDetail({ booking }: { booking: BookingWire }) {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const payment = useTranslations('vocabulary.paymentType')
  const locale = useLocale()
  const stayText = useStayText()
  const { service } = booking
  const place = `${placeName(locale, service.district)} · ${placeName(locale, service.city)}`
  return (
    <Frame>
      <header className="head">
        <BookingStateBadge state={booking.status} />
        <h1 className="title">{inLanguage(locale, service.name)}</h1>
        <p className="quiet">{place}</p>
        <p>
          {t('number')} <bdi className="num">{booking.code}</bdi>
        </p>
      </header>
      {/* biome-ignore lint/performance/noImgElement: the API keeps this width already */}
      <img className="photo" src={pictureAt(service.image, PICTURE_WIDTH)} alt="" />
      <div className="columns">
        <div className="columns">
          <section className="box">
            <h2>{stayText(booking)}</h2>
            <dl className="times">
              <div>
                <dt>{t('checkInAt')}</dt>
                <dd>{formatInstant(booking.checkInAt, locale)}</dd>
              </div>
              <div>
                <dt>{t('checkOutAt')}</dt>
                <dd>{formatInstant(booking.checkOutAt, locale)}</dd>
              </div>
            </dl>
            <p className="quiet">
              {words('guests', { count: booking.party.adults + booking.party.children })} ·{' '}
              {payment(booking.paymentType)}
            </p>
          </section>
          {booking.arrival ? <Arrival arrival={booking.arrival} /> : null}
        </div>
        <div className="columns">
          <section className="box">
            <h2>{t('receipt')}</h2>
            <PriceLines {...booking} isEventDay={priceUnitOf(service.type, booking.mode) === 'eventDay'} />
          </section>
          <section className="box">
            <h2>{t('timelineLabel')}</h2>
            <BookingTimeline history={booking.history} />
            <p className="quiet">
              {booking.freeCancellationUntil
                ? t('freeUntil', { instant: formatInstant(booking.freeCancellationUntil, locale) })
                : t('nonRefundable')}
            </p>
          </section>
          <div className="actions">
            <Button as={Link} $kind="outline" href={`/${kindOf(service.type).slug}/${booking.serviceId}`}>
              {t('openPlace')}
            </Button>
            {booking.cancellation && booking.allowed.includes('cancel') ? (
              <CancelBooking booking={booking} settlement={booking.cancellation} />
            ) : null}
          </div>
        </div>
      </div>
    </Frame>
  )
}
