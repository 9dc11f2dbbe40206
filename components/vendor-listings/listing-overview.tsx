import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import type {
  ListingOverviewWire,
  VendorRoomType,
  VendorRoomTypesWire,
} from '@/lib/contract/schemas/listing/vendor-listing'
import { fromWire } from '@/lib/domain/listing/wire'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { CardList } from './card-style'
import { ListingCard } from './listing-card'
import { ListingFacts } from './listing-facts'
import { ListingHistory } from './listing-history'
import { Note } from './note'
import { RoomTypes } from './room-types'
import { TextChange } from './text-change'

const Parts = styled.div`
  display: grid; gap: var(--s-8); grid-template-columns: minmax(0, 1fr);
  section { display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); }
  section > h2 { font-size: var(--fs-xl); }
`

const BackLink = styled(Link)`
  display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); font-size: var(--fs-sm); font-weight: var(--fw-semibold); justify-self: start;
  svg { rotate: 180deg; }
`

const FigureList = styled.dl`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-3); margin: 0;
  div { padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-sub); }
  dt { font-size: var(--fs-sm); color: var(--c-ink-2); }
  dd { margin: 0; font-size: var(--fs-xl); font-weight: var(--fw-bold); }
  @media (min-width: 701px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`

interface ListingOverviewProps {
  overview: ListingOverviewWire
  /** null for a type of listing that has none */
  roomTypes: VendorRoomTypesWire | null
}

/** One listing for its owner: its state and reason, open requests, earnings, and all its data. */
export function ListingOverview({ overview, roomTypes }: ListingOverviewProps) {
  const t = useTranslations('ownServices.overview')
  const { card, service: listing, change, history, requiresLicence } = overview
  const property = card.property && roomTypes?.data.find(({ _id }) => _id === card.property)
  return (
    <Parts>
      <BackLink href="/my-services" prefetch={false}>
        <Icon name="arrow" size={16} flip /> {t('back')}
      </BackLink>
      <h1 className="sr-only">{t('pageTitle')}</h1>
      {property ? <OfProperty property={property} isLive={card.status === 'live'} /> : null}
      <CardList>
        <ListingCard card={card} requiresLicence={requiresLicence} />
      </CardList>
      {roomTypes && !card.property ? (
        <Part id="room-types" title={t('roomTypes')}>
          <RoomTypes roomTypes={roomTypes} requiresLicence={requiresLicence} />
        </Part>
      ) : null}
      {change ? (
        <Part id="change" title={t('change')}>
          <TextChange change={change} />
        </Part>
      ) : null}
      <Part id="figures" title={t('figures')}>
        <Figures overview={overview} />
      </Part>
      <Part id="history" title={t('history')}>
        <ListingHistory entries={history} />
      </Part>
      <Part id="facts" title={t('facts')}>
        <ListingFacts listing={fromWire(listing)} />
      </Part>
    </Parts>
  )
}

/** Which property a room type belongs to, and whether guests see it. */
function OfProperty({ property, isLive }: { property: VendorRoomType; isLive: boolean }) {
  const t = useTranslations('ownServices.roomTypes')
  const locale = useLocale()
  const { _id, status } = property
  const name = () => (
    <Link href={`/service-details?id=${_id}#room-types`} prefetch={false}>
      <bdi>{localName(locale, property)}</bdi>
    </Link>
  )
  const words = status !== 'live' ? 'ofHidden' : isLive ? 'of' : 'ofUnseen'
  return <Note tone="info">{t.rich(words, { name })}</Note>
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Figures({ overview }: { overview: ListingOverviewWire }) {
  const t = useTranslations('ownServices.overview')
  const money = useMoney()
  const { figures, card } = overview
  return (
    <FigureList>
      <div>
        <dt>{t('income')}</dt>
        <dd>
          <Money {...money(figures.income)} />
        </dd>
      </div>
      <div>
        <dt>{t('stays')}</dt>
        <dd>
          <Num>{figures.stays}</Num>
        </dd>
      </div>
      <div>
        <dt>{t('nights')}</dt>
        <dd>
          <Num>{figures.nights}</Num>
        </dd>
      </div>
      <div>
        <dt>{t('views')}</dt>
        <dd>
          <Num>{card.views}</Num>
        </dd>
      </div>
    </FigureList>
  )
}
