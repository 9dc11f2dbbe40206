'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { QueuePage } from '@/components/admin/queue-page'
import {
  type BulkResult,
  REVIEW_TABS,
  type ReviewFilter,
  type ReviewListWire,
  type ReviewTab,
} from '@/lib/domain/listing/listing-review'
import { localName } from '@/lib/i18n/direction'
import { BulkBar } from './bulk-bar'
import { BulkOutcome } from './bulk-outcome'
import { ListingCard } from './listing-card'
import { ListingSearch } from './listing-search'

const Check = styled.label`
  display: inline-flex; gap: var(--s-3); align-items: center; justify-self: start; min-block-size: var(--tap); font-size: var(--fs-sm); cursor: pointer;
  input { inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
`

interface ListingQueueProps {
  tab: ReviewTab
  list: ReviewListWire
  filter: ReviewFilter
}

/** All listings: those that wait for a decision first, oldest first; several can be decided on at once. */
export function ListingQueue({ tab, list, filter }: ListingQueueProps) {
  const t = useTranslations('admin.services')
  const locale = useLocale()
  const canWrite = useMayWrite('listings')
  const [selected, setSelected] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<BulkResult['results']>([])
  const cards = list.data.filter(({ _id }) => selected.includes(_id))
  const toggle = (id: string) =>
    setSelected((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  return (
    <QueuePage
      path="/admin/services"
      title={t('title')}
      emptyText={t('emptyText')}
      state={tab}
      states={REVIEW_TABS.map((one) => ({ state: one, label: t(`tabs.${one}`), count: list.counts[one] }))}
      filter={{ ...filter }}
      tools={
        <>
          <ListingSearch tab={tab} filter={filter} />
          <BulkOutcome results={outcome} cards={list.data} onClose={() => setOutcome([])} />
        </>
      }
      {...list}
    >
      {list.data.map((card) => (
        <ListingCard
          key={card._id}
          card={card}
          selection={
            canWrite ? (
              <Check>
                <input
                  type="checkbox"
                  aria-label={t('bulk.select', { name: localName(locale, card) })}
                  checked={selected.includes(card._id)}
                  onChange={() => toggle(card._id)}
                />
                <span aria-hidden="true">{t('bulk.choose')}</span>
              </Check>
            ) : null
          }
        />
      ))}
      {cards.length > 0 ? (
        <BulkBar
          cards={cards}
          onDone={({ results }) => {
            setOutcome(results)
            setSelected(results.flatMap(({ _id, error }) => (error ? [_id] : [])))
          }}
        />
      ) : null}
    </QueuePage>
  )
}
