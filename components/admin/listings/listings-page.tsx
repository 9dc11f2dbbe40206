'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useMemo, useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { AdminTable } from '@/components/admin/table/admin-table'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import type { TableRequest } from '@/lib/domain/admin/table'
import { LISTING_TABLE } from '@/lib/domain/admin/tables'
import type { City } from '@/lib/domain/catalogue'
import {
  type BulkResult,
  LICENCE_FILTERS,
  REVIEW_TABS,
  type ReviewListWire,
} from '@/lib/domain/listing/listing-review'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { localName } from '@/lib/i18n/direction'
import { BulkBar } from './bulk-bar'
import { BulkOutcome } from './bulk-outcome'
import { ListingCard } from './listing-card'
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
