import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Offer } from '@/components/checkout/balance-offer'
import { OwnSplit } from '@/components/shared/split/own-split'
import { splitHref } from '@/components/shared/split/split-href'
import { SplitState } from '@/components/shared/split/split-state'
import { Button } from '@/components/ui/button'
import type { SplitWire } from '@/lib/contract/schemas/splits/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'

const Column = styled.section`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); inline-size: min(100%, 520px); margin-inline: auto;
  h1 { font-size: var(--fs-xl); text-align: center; }
`

interface SplitInsteadProps {
  split: SplitWire
  /** the whole address of its page */
  url: string
  now: string
}

/** Takes the place of the payment of a booking that friends pay by shares. */
export function SplitInstead({ split, url, now }: SplitInsteadProps) {
  const t = useTranslations('split')
  const pay = useTranslations('pay')
  return (
    <Column>
      <h1 dir={split.title ? 'auto' : undefined}>{split.title ?? t('own')}</h1>
      <SplitState split={split} now={now} />
      <Button as={Link} $size="lg" $wide href={splitHref(split.token)}>
        {t(split.state === 'starting' ? 'pay.own' : 'toSplit')}
      </Button>
      <OwnSplit split={split} url={url} />
      <Button as={Link} $kind="quiet" href={`/booking/${split.bookingId}`}>
        {pay('toBooking')}
      </Button>
    </Column>
  )
}

interface SplitOfferProps {
  /** the deadline of a split that is begun now */
  until: Date
  /** when its form was just left */
  takesFocus: boolean
  onOpen: () => void
  /** opens places for a match; absent where the booking is not by the hour */
  onMatch?: (() => void) | undefined
}

/** Offers to pay together with friends, or with whoever joins a match. */
export function SplitOffer({ until, takesFocus, onOpen, onMatch }: SplitOfferProps) {
  const t = useTranslations('split.offer')
  const locale = useLocale()
  return (
    <Offer>
      <h2>{t('title')}</h2>
      <p>{t('text', { until: formatInstant(until, locale) })}</p>
      <Button $kind="outline" $wide autoFocus={takesFocus} onClick={onOpen}>
        {t('open')}
      </Button>
      {onMatch ? (
        <Button $kind="outline" $wide onClick={onMatch}>
          {t('match')}
        </Button>
      ) : null}
    </Offer>
  )
}
