import { useLocale, useTranslations } from 'next-intl'
import styled, { keyframes } from 'styled-components'
import { NoShowNote } from '@/components/shared/booking/no-show-note'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { fileHref } from '@/lib/contract/address'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { takenSoFar } from '@/lib/domain/booking/money/due'
import type { BookingTab } from '@/lib/domain/booking/transitions'
import { directionsHref } from '@/lib/domain/geo/directions'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage, locationLine } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { useMoney } from '@/lib/i18n/use-money'

const Frame = styled.article`
  display: grid; justify-items: center; gap: var(--s-6); padding-block: var(--s-6); text-align: center;
  h1 { font-size: var(--fs-3xl); }
`

const IntroText = styled.p`
  color: var(--c-ink-2); max-inline-size: 52ch;
`

const Card = styled.div`
  display: grid; gap: var(--s-2); inline-size: min(100%, 480px); padding: var(--s-6); border-radius: var(--r-xl); background: var(--c-sub);
`

const BookingNumber = styled.p`
  font-size: var(--fs-2xl); font-weight: var(--fw-bold);
`

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); justify-content: center;
  @media (max-width: 559px) { inline-size: 100%; > * { flex-grow: 1; } }
`

/** The confirmation: number, dates, address and next actions. */
export function Success({ booking }: { booking: BookingWire }) {
  const t = useTranslations('success')
  const words = useTranslations('booking')
  const locale = useLocale() as Locale
  const money = useMoney()
  const stayText = useStayText()
  const { service: listing, arrival } = booking
  const outcome = OUTCOMES[booking.tab]
  return (
    <Frame>
      {outcome === 'ended' ? null : <AnimatedCheck />}
      <h1>{t(`${outcome}.title`)}</h1>
      <IntroText>
        {t(`${outcome}.text`, {
          until: booking.expiresAt ? formatInstant(booking.expiresAt, locale) : '',
        })}
      </IntroText>
      <Card>
        <QuietText>{words('number')}</QuietText>
        <BookingNumber>
          <bdi className="num">{booking.code}</bdi>
        </BookingNumber>
        <p>{inLanguage(locale, listing.name)}</p>
        <QuietText>{locationLine(locale, listing)}</QuietText>
        <QuietText>{stayText(booking)}</QuietText>
        {booking.paid > 0 ? (
          <QuietText>
            {t('paid')} <Money {...money(takenSoFar(booking))} />
          </QuietText>
        ) : null}
        <NoShowNote booking={booking} reader="guest" />
      </Card>
      <Actions>
        {booking.allowed.includes('pay') ? (
          <Button as={Link} href={`/booking/${booking._id}/pay`}>
            {t('payNow')}
          </Button>
        ) : null}
        {arrival ? (
          <>
            <Button
              as="a"
              href={fileHref('GET /bookings/:id/calendar.ics', {
                params: { id: booking._id },
                query: { language: locale },
              })}
              download
            >
              <Icon name="calendar" size={18} />
              {t('addToCalendar')}
            </Button>
            <Button as="a" $kind="outline" href={directionsHref(arrival)} target="_blank" rel="noopener">
              <Icon name="pin" size={18} />
              {words('directions')}
              <span className="sr-only">{words('newWindow')}</span>
            </Button>
          </>
        ) : null}
        <Button as={Link} $kind="outline" href={`/messages?service=${booking.serviceId}`}>
          <Icon name="chat" size={18} />
          {t('message')}
        </Button>
        <Button as={Link} $kind="outline" href={`/booking/${booking._id}`}>
          {t('toBooking')}
        </Button>
      </Actions>
    </Frame>
  )
}

/** The text by state: confirmed, requested, to be paid, or ended. */
export const OUTCOMES: Record<BookingTab, 'confirmed' | 'requested' | 'unpaid' | 'ended'> = {
  waiting: 'requested',
  approved: 'unpaid',
  upcoming: 'confirmed',
  completed: 'ended',
  cancelled: 'ended',
}

const draw = keyframes`from { stroke-dashoffset: 1; }`

/** Animated once; with reduced motion the global styles show it complete at once. */
const Drawing = styled.svg`
  inline-size: 88px; block-size: 88px; fill: none; stroke: var(--c-ok); stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round;
  circle { fill: var(--c-ok-soft); stroke: none; }
  path { stroke-dasharray: 1; animation: ${draw} 700ms 150ms var(--ease) backwards; }
`

function AnimatedCheck() {
  return (
    <Drawing viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" />
      <path pathLength={1} d="m14 25 7 7 13-15" />
    </Drawing>
  )
}
