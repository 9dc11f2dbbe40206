'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import type { FreeStay } from '@/lib/domain/booking/stay-wire'
import { fromSar, toSar } from '@/lib/domain/money'
import { offerTotal } from '@/lib/domain/private-offers/offer-items'
import { itemFromWire, type PrivateOfferWire } from '@/lib/domain/private-offers/wire'
import { formatDay, formatHour, formatShortInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { OfferActs } from './offer-acts'
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

const Items = styled.ul`
  display: grid; gap: var(--s-1); margin: 0; padding: 0; list-style: none;
  li { display: flex; justify-content: space-between; gap: var(--s-3); }
  li > :first-child { min-inline-size: 0; overflow-wrap: anywhere; }
  li > :last-child { flex: none; }
  li[data-sum] { padding-block-start: var(--s-1); border-block-start: 1px solid var(--c-line); font-weight: var(--fw-semibold); }
`

const Quiet = styled.p`
  color: var(--c-ink-2); font-size: var(--fs-xs);
`

interface OfferCardProps {
  offer: PrivateOfferWire
  /** the reader is on the vendor's side */
  isOwn: boolean
}

/** A private offer in its conversation: what it costs, until when, how it stands, and whether it holds the dates. */
export function OfferCard({ offer, isOwn }: OfferCardProps) {
  const t = useTranslations('messages.offer')
  const words = useTranslations('words')
  const locale = useLocale()
  const money = useMoney()
  const stayText = useDatesText()
  const lengthText = useLengthText()
  const left = useTimeLeft(offer.expiresAt)
  const { party, units, price, usual, items, holdsDates } = offer
  const total = toSar(offerTotal(fromSar(price), items.map(itemFromWire)))
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
      {items.length > 0 ? (
        <Items>
          {items.map(({ name, quantity, price: each }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of an offer never change, and two may be equal
            <li key={index}>
              <span dir="auto">{t('items.line', { name, quantity })}</span>
              <Money {...money(toSar(fromSar(each) * quantity))} />
            </li>
          ))}
          <li data-sum="">
            <span>{t('items.total')}</span>
            <Money {...money(total)} />
          </li>
        </Items>
      ) : null}
      {isOpen ? (
        <>
          <Quiet>
            {t('left', { time: lengthText(left) })} ·{' '}
            {t('until', { until: formatShortInstant(offer.expiresAt, locale) })}
          </Quiet>
          <Quiet>{t('onTop')}</Quiet>
          <Quiet>{t(holdsDates ? (isOwn ? 'holdsDatesOfGuest' : 'holdsDates') : 'holdsNoDates')}</Quiet>
        </>
      ) : null}
      <OfferActs offer={offer} isOwn={isOwn} isOpen={isOpen} />
    </Card>
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
