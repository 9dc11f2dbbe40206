'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import { type FreeStay, periodOfFreeStay } from '@/lib/domain/booking/wire'
import { can } from '@/lib/domain/policy/vendor-policy'
import type { PrivateOfferWire } from '@/lib/domain/private-offers/wire'
import { formatDay, formatHour, formatShortInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { checkoutHref } from '@/lib/pages/checkout-href'
import { useLengthText } from './use-length-text'

const Card = styled.div`
  display: grid; gap: var(--s-2); inline-size: min(340px, 100%); padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-raised);
  box-shadow: inset 0 0 0 1.5px var(--c-primary); font-size: var(--fs-sm); line-height: var(--lh-snug);
  &[data-over] { box-shadow: inset 0 0 0 1px var(--c-line); }
`

const Head = styled.p`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2); color: var(--c-primary); font-weight: var(--fw-semibold);
`

const Prices = styled.p`
  display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--s-2);
  > :last-child { font-size: var(--fs-lg); font-weight: var(--fw-semibold); }
`

const Was = styled.span`
  color: var(--c-ink-3);
`

const Quiet = styled.p`
  color: var(--c-ink-2); font-size: var(--fs-xs);
`

interface OfferCardProps {
  offer: PrivateOfferWire
  /** the reader is on the vendor's side */
  isOwn: boolean
}

/** A private offer in its conversation: what it costs, until when, and how it stands. It holds no dates, and says so. */
export function OfferCard({ offer, isOwn }: OfferCardProps) {
  const t = useTranslations('messages.offer')
  const words = useTranslations('words')
  const locale = useLocale()
  const money = useMoney()
  const stayText = useDatesText()
  const lengthText = useLengthText()
  const left = useTimeLeft(offer.expiresAt)
  const { party, units, price, usual } = offer
  const state = offer.state === 'open' && left <= 0 ? 'expired' : offer.state
  const isOpen = state === 'open'
  return (
    <Card data-over={isOpen ? undefined : ''}>
      <Head>
        <Icon name="tag" size={18} />
        {t('title')}
        {isOpen ? null : <Badge>{t(`states.${state}`)}</Badge>}
      </Head>
      <strong dir="auto">{localName(locale, offer.service)}</strong>
      <p>{stayText(offer.dates)}</p>
      <Quiet>
        {words('guests', { count: party.adults + party.children + party.infants })}
        {units > 1 ? ` · ${t('unitsOf', { units })}` : ''}
      </Quiet>
      <Prices>
        {usual > price ? (
          <Was>
            <span className="sr-only">{t('was')} </span>
            <Money {...money(usual)} struck />
          </Was>
        ) : null}
        <span>
          <span className="sr-only">{t('price')} </span>
          <Money {...money(price)} />
        </span>
      </Prices>
      {isOpen ? (
        <>
          <Quiet>
            {t('left', { time: lengthText(left) })} ·{' '}
            {t('until', { until: formatShortInstant(offer.expiresAt, locale) })}
          </Quiet>
          <Quiet>{t('onTop')}</Quiet>
          <Quiet>{t('holdsNoDates')}</Quiet>
        </>
      ) : null}
      <Acts offer={offer} isOwn={isOwn} isOpen={isOpen} />
    </Card>
  )
}

function Acts({ offer, isOwn, isOpen }: OfferCardProps & { isOpen: boolean }) {
  const t = useTranslations('messages.offer')
  const { user } = useUser()
  const [isAsking, setAsking] = useState(false)
  const { _id, bookingId, service, dates, party, units } = offer
  if (bookingId) {
    const href = isOwn ? `/request-details?id=${bookingId}` : `/booking/${bookingId}`
    return (
      <Button as={Link} href={href} prefetch={false} $kind="outline" $size="sm">
        {t('booking')}
      </Button>
    )
  }
  if (!isOwn) {
    const stay = { period: periodOfFreeStay(dates), ...party, units, addOns: [], offerId: _id }
    return isOpen ? (
      <Button as={Link} href={checkoutHref(service._id, stay)} prefetch={false}>
        {t('book')}
      </Button>
    ) : null
  }
  const mayWithdraw =
    ['open', 'taken', 'unavailable'].includes(offer.state) && can(user ?? null, 'makeOffers')
  if (!mayWithdraw) return null
  return (
    <ButtonRow>
      <Button type="button" $kind="outline" $size="sm" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      {isAsking ? (
        <ActDialog
          title={t('withdrawTitle')}
          keep={t('keep')}
          closeLabel={t('close')}
          confirm={t('withdraw')}
          done={t('withdrawn')}
          send={() => call('POST /vendor/offers/:id/withdraw', { params: { id: _id } })}
          onClose={() => setAsking(false)}
        >
          <p>{t('withdrawText')}</p>
        </ActDialog>
      ) : null}
    </ButtonRow>
  )
}

function useDatesText(): (dates: FreeStay) => string {
  const t = useTranslations('messages')
  const words = useTranslations('words')
  const locale = useLocale()
  return (dates) =>
    'date' in dates
      ? `${formatHour(dates.date, dates.start, locale, 'weekdayDayMonth')} · ${words('hours', { count: dates.hours })}`
      : t('stay', {
          from: formatDay(dates.checkIn, locale, 'weekdayDayMonth'),
          to: formatDay(dates.checkOut, locale, 'weekdayDayMonth'),
        })
}

const TICK_MS = 20_000

/** Milliseconds until an instant, 0 after it. */
function useTimeLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, new Date(until).getTime() - now)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}
