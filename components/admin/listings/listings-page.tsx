'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useMemo, useState } from 'react'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { CardActions } from '@/components/admin/item-card'
import { AdminTable } from '@/components/admin/table/admin-table'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Button } from '@/components/ui/button'
import { Num } from '@/components/ui/num'
import type { City } from '@/lib/contract/schemas/catalogue'
import type { BulkResult, ReviewCard, ReviewListWire } from '@/lib/contract/schemas/listing/listing-review'
import type { TableRequest } from '@/lib/domain/admin/table'
import { LISTING_TABLE } from '@/lib/domain/admin/tables'
import { LICENCE_FILTERS, REVIEW_TABS } from '@/lib/domain/listing/listing-review'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { BulkBar, BulkOutcome } from './bulk-bar'
import { ListingDecision } from './listing-decision'
import { ListingHead } from './listing-head'
import { useListingColumns } from './use-listing-columns'

interface ListingsPageProps {
  request: TableRequest
  list: ReviewListWire
  cities: readonly City[]
}

/** All listings: those that wait for a decision first, oldest first; several can be decided on at once. */
export function ListingsPage({ request, list, cities }: ListingsPageProps) {
  const t = useTranslations('admin.services')
  const canWrite = useMayWrite('listings')
  const [selected, setSelected] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<BulkResult['results']>([])
  const cards = list.data.filter(({ _id }) => selected.includes(_id))
  const toggle = useCallback(
    (id: string) => setSelected((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    [],
  )
  const selection = useMemo(() => (canWrite ? { selected, toggle } : null), [canWrite, selected, toggle])
  const columns = useListingColumns(selection, request.filters.state === 'waiting')
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      <BulkOutcome results={outcome} cards={list.data} onClose={() => setOutcome([])} />
      <AdminTable
        spec={LISTING_TABLE}
        request={request}
        list={list}
        columns={columns}
        rowDetail={(card) => <ListingCard card={card} />}
        tabs={{ filter: 'state', counts: list.counts }}
        choices={useChoices(cities)}
      />
      {cards.length > 0 ? (
        <BulkBar
          cards={cards}
          onDone={({ results }) => {
            setOutcome(results)
            setSelected(results.flatMap(({ _id, error }) => (error ? [_id] : [])))
          }}
        />
      ) : null}
    </PageFrame>
  )
}

function useChoices(cities: readonly City[]) {
  const t = useTranslations('admin.services')
  const types = useTranslations('vocabulary.type')
  const locale = useLocale()
  return {
    state: REVIEW_TABS.map((value) => ({ value, label: t(`tabs.${value}`) })),
    city: cities.map((city) => ({ value: city._id, label: localName(locale, city) })),
    type: PROPERTY_TYPES.map((value) => ({ value, label: types(value) })),
    licence: LICENCE_FILTERS.map((value) => ({ value, label: t(`licence.${value}`) })),
  }
}

const VISIBLE_PHOTOS = 5

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
`

const Photos = styled.div`
  display: grid; grid-template-columns: repeat(${VISIBLE_PHOTOS}, minmax(0, 1fr)); gap: var(--s-2);
  img { inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: var(--r-sm); background: var(--c-skeleton); }
`

const Count = styled.span`
  grid-column: 1 / -1; color: var(--c-ink-2); font-size: var(--fs-xs);
`

/** A listing of the table in short: its photos, its vendor, and the possible decisions. */
export function ListingCard({ card }: { card: ReviewCard }) {
  const t = useTranslations('admin.services')
  return (
    <Card aria-labelledby={card._id}>
      <ListingHead card={card} level="h2" />
      <Photos>
        {card.images.slice(0, VISIBLE_PHOTOS).map((image) => (
          <Thumbnail key={image} url={image} alt="" />
        ))}
        <Count>
          <Num>{t('photoCount', { count: card.images.length })}</Num>
        </Count>
      </Photos>
      <CardActions>
        <Button
          as={Link}
          id={`look-${card._id}`}
          href={`/admin/services?id=${card._id}`}
          $kind="outline"
          prefetch={false}
          aria-labelledby={`look-${card._id} ${card._id}`}
        >
          {t('look')}
        </Button>
        <ListingDecision card={card} />
      </CardActions>
    </Card>
  )
}
