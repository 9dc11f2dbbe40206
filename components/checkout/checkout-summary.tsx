'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { PriceLines } from '@/components/shared/booking/price-lines'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { useStay } from '@/components/stay-picker/stay-state'
import { stayDates, useStayText } from '@/components/stay-picker/use-stay-text'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { Skeleton } from '@/components/ui/skeleton'
import type { QuoteWire } from '@/lib/domain/booking/wire'
import { inLanguage, locationLine } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import type { CheckoutListing } from './checkout-listing'

const LINES_BLOCK = '140px'

const Card = styled.section`
  border-radius: var(--r-lg); background: var(--c-raised); box-shadow: var(--e-2), inset 0 0 0 1px var(--c-line); overflow: hidden;
`

const Opener = styled.button`
  display: flex; align-items: center; gap: var(--s-3); inline-size: 100%; min-block-size: 56px; padding: var(--s-3) var(--s-4); font-weight: var(--fw-medium);
  img { flex: none; inline-size: 56px; block-size: 56px; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton); }
  svg { flex: none; transition: rotate var(--t-2) var(--ease); }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
  @media (min-width: 960px) { display: none; }
`

const OpenerText = styled.span`
  flex: 1; display: grid; min-inline-size: 0; text-align: start; font-size: var(--fs-sm); font-weight: var(--fw-regular); line-height: var(--lh-snug);
  strong { font-weight: var(--fw-semibold); }
`

const Details = styled.div`
  display: grid; gap: var(--s-5); padding: var(--s-2) var(--s-5) var(--s-5);
  @media (max-width: 959px) { ${Opener}[aria-expanded='false'] + & { display: none; } }
  @media (min-width: 960px) { padding: var(--s-6); }
`

const Listing = styled.div`
  display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: var(--s-4); align-items: center;
  @media (max-width: 959px) { display: none; }
  img { inline-size: 96px; block-size: 80px; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton); }
`

const Name = styled.p`
  font-weight: var(--fw-semibold);
`

interface CheckoutSummaryProps {
  listing: CheckoutListing
  quote: QuoteWire | null
  isEventDay: boolean
}

/** The listing, its dates and the price breakdown: beside the steps; on a phone the price opens below the rest. */
export function CheckoutSummary({ listing, quote, isEventDay }: CheckoutSummaryProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const money = useMoney()
  const stayText = useStayText()
  const { offer, request, answer, availability } = useStay()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isCounting = request !== null && answer.issues.length === 0 && !('nearest' in availability)
  const name = inLanguage(locale, offer.name)
  const dates = request ? stayText(stayDates(request)) : t('chooseFirst')
  return (
    <Card aria-label={t('summary')}>
      <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Thumbnail url={listing.image} alt="" />
        <OpenerText>
          <strong>{name}</strong>
          <span>{locationLine(locale, listing)}</span>
          <span>{dates}</span>
          {quote ? (
            <span>
              {t('total')} <Money {...money(quote.total)} />
            </span>
          ) : null}
        </OpenerText>
        <Icon name="chevronDown" size={18} />
      </Opener>
      <Details id={id}>
        <Listing>
          <Thumbnail url={listing.image} alt="" />
          <div>
            <Name>{name}</Name>
            <QuietText>{locationLine(locale, listing)}</QuietText>
            <QuietText>{dates}</QuietText>
          </div>
        </Listing>
        {quote ? (
          <PriceLines {...quote} due={quote} isEventDay={isEventDay} />
        ) : isCounting ? (
          <Skeleton $block={LINES_BLOCK} />
        ) : (
          <QuietText>{t('noPriceYet')}</QuietText>
        )}
      </Details>
    </Card>
  )
}
