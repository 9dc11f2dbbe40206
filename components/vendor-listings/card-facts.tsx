import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import type { VendorListingCard } from '@/lib/domain/listing/vendor-listing'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { FactList, QuietText } from './card-style'

const Bar = styled.span`
  display: inline-block; vertical-align: middle; inline-size: 64px; block-size: 6px; margin-inline-end: var(--s-2);
  border-radius: var(--r-full); background: var(--c-sunk); overflow: hidden;
  span { display: block; block-size: 100%; border-radius: inherit; background: var(--c-primary); }
`

/** Lowest price, next arrival, and occupancy of the next 30 days. */
export function CardFacts({ card }: { card: VendorListingCard }) {
  const t = useTranslations('ownServices.facts')
  const units = useTranslations('vocabulary.priceUnit')
  const locale = useLocale()
  const money = useMoney()
  const { price, nextBooking, occupancy } = card
  return (
    <FactList>
      <div>
        <dt>{t('from')}</dt>
        <dd>
          <Money {...money(price.from)} /> <QuietText as="span">{units(price.unit)}</QuietText>
        </dd>
      </div>
      <div>
        <dt>{t('next')}</dt>
        <dd>
          {nextBooking ? formatDay(riyadhDay(new Date(nextBooking)), locale, 'weekdayDayMonth') : t('none')}
        </dd>
      </div>
      <div>
        <dt>{t('occupancy')}</dt>
        <dd>
          <Bar aria-hidden="true">
            <span style={{ inlineSize: `${occupancy}%` }} />
          </Bar>
          <Num>{`${occupancy}%`}</Num>
        </dd>
      </div>
    </FactList>
  )
}
