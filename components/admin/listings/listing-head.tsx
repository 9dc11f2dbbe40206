import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import { Badges } from '@/components/shared/card-rows'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { ReviewCard } from '@/lib/contract/schemas/listing/listing-review'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { LICENCE_TONES } from './licence-tones'

const Head = styled.header`
  display: grid; gap: var(--s-2);
`

const NameHeading = styled.h2`
  font-size: var(--fs-lg); overflow-wrap: anywhere;
  &:is(h1) { font-size: var(--fs-2xl); }
`

const PropertyLink = styled(Link)`
  font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px;
`

const Reason = styled.p`
  padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-err-soft); font-size: var(--fs-sm); overflow-wrap: anywhere;
`

/** The name, vendor and state of a listing, and since when it is in the queue. */
export function ListingHead({ card, level }: { card: ReviewCard; level: 'h1' | 'h2' }) {
  const t = useTranslations('admin.services')
  const states = useTranslations('vocabulary.serviceState')
  const types = useTranslations('vocabulary.typeOne')
  const units = useTranslations('vocabulary.priceUnit')
  const locale = useLocale()
  const money = useMoney()
  const day = formatDay(riyadhDay(new Date(card.since)), locale)
  return (
    <Head>
      <Badges>
        <Badge $tone={card.status === 'live' ? 'ok' : 'plain'}>{states(card.status)}</Badge>
        {card.hasPendingChange ? <Badge $tone="info">{t('changed')}</Badge> : null}
        {card.licence ? (
          <Badge $tone={LICENCE_TONES[card.licence]}>{t(`licence.${card.licence}`)}</Badge>
        ) : null}
      </Badges>
      <NameHeading as={level} id={card._id}>
        <bdi>{localName(locale, card)}</bdi>
      </NameHeading>
      {card.property ? <OfProperty property={card.property} /> : null}
      <Quiet>
        {types(card.type)} · {localName(locale, card.city)} · {t(`owner.${card.owner.type}`)}{' '}
        <bdi>{localName(locale, card.owner)}</bdi>
      </Quiet>
      <Quiet>
        <Money {...money(card.price.from)} /> {units(card.price.unit)} · {t('since', { day })}
      </Quiet>
      {card.reason ? (
        <Reason>
          {t('reason')} <bdi dir="auto">{card.reason}</bdi>
        </Reason>
      ) : null}
    </Head>
  )
}

/** Approving a room type before its property is allowed: guests see it once the property is live. */
function OfProperty({ property }: { property: NonNullable<ReviewCard['property']> }) {
  const t = useTranslations('admin.services')
  const states = useTranslations('vocabulary.serviceState')
  const locale = useLocale()
  const name = () => (
    <PropertyLink href={`/admin/services?id=${property._id}`} prefetch={false}>
      <bdi>{localName(locale, property)}</bdi>
    </PropertyLink>
  )
  return (
    <p>
      {t.rich('roomTypeOf', { name, state: states(property.status) })}
      {property.status === 'live' ? null : <> {t('roomTypeHidden')}</>}
    </p>
  )
}
