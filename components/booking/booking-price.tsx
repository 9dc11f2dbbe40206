'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import { lowestPrice } from '@/lib/domain/booking/night-price'
import type { Quote } from '@/lib/domain/booking/quote'
import { priceUnitOf } from '@/lib/domain/listing/kinds'
import { toSar } from '@/lib/domain/money'
import { useMoney } from '@/lib/i18n/use-money'
import type { Offer } from './offer'

const Line = styled.p`
  display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--s-1) var(--s-2);
  .money { font-size: var(--fs-xl); font-weight: var(--fw-bold); }
  .quiet { font-size: var(--fs-sm); color: var(--c-ink-3); }
`

/** The total of the chosen stay, or the lowest price of a night, an hour or an event day. */
export function BookingPrice({ listing, quote }: { listing: Offer; quote: Quote | null }) {
  const t = useTranslations('booking')
  const unit = useTranslations('vocabulary.priceUnit')
  const money = useMoney()
  if (quote) {
    return (
      <Line>
        <Money {...money(toSar(quote.totalHalalas))} />
        <span className="quiet">{t('total')}</span>
      </Line>
    )
  }
  const lowest = lowestPrice(listing.terms.prices)
  return (
    <Line>
      <span className="quiet">{t('from')}</span>
      <Money {...money(toSar(lowest ?? 0))} />
      <span className="quiet">{unit(priceUnitOf(listing.type, listing.terms.pricingMode))}</span>
    </Line>
  )
}
