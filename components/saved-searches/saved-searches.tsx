'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { call } from '@/lib/api/call'
import type { SavedSearch } from '@/lib/contract/schemas/saved-search'
import { Link } from '@/lib/i18n/navigation'

const List = styled.ul`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr);
`

const Row = styled.li`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--s-4); padding: var(--s-2) var(--s-4);
  border-radius: var(--r-lg); background: var(--c-raised); box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  > div { flex: 1 1 220px; min-inline-size: 0; }
  h2 { font-size: var(--fs-md); }
  h2 a { display: inline-flex; align-items: center; min-block-size: var(--tap); text-decoration: underline; text-underline-offset: 4px; }
  p { color: var(--c-ink-3); font-size: var(--fs-sm); }
  label { display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); font-size: var(--fs-sm); }
`

/** The saved searches of a user, the newest first. */
export function SavedSearches({ searches }: { searches: readonly SavedSearch[] }) {
  const t = useTranslations('savedSearches')
  if (searches.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        <Button as={Link} href="/search?page=1" prefetch={false}>
          {t('explore')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <List>
      {searches.map((search) => (
        <SearchRow key={search._id} search={search} />
      ))}
    </List>
  )
}

function SearchRow({ search }: { search: SavedSearch }) {
  const t = useTranslations('savedSearches')
  const id = useId()
  const { act, isBusy } = useAction()
  const { _id, name, params, alerts, hasEnded } = search
  const one = { params: { id: _id } }
  return (
    <Row>
      <div>
        <h2>
          <Link href={`/search?${params}&page=1`} prefetch={false}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {hasEnded ? <p>{t('ended')}</p> : null}
      </div>
      {hasEnded ? null : (
        <label htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            role="switch"
            aria-label={t('alerts', { name })}
            checked={alerts}
            aria-checked={alerts}
            disabled={isBusy}
            onChange={() =>
              act(
                () => call('PUT /saved-searches/:id', { ...one, body: { alerts: !alerts } }),
                t(alerts ? 'switchedOff' : 'switchedOn'),
              )
            }
          />
          <span aria-hidden="true">{t('alertsShort')}</span>
        </label>
      )}
      <Button
        $kind="quiet"
        $size="sm"
        aria-busy={isBusy}
        aria-label={t('deleteOne', { name })}
        onClick={() => act(() => call('DELETE /saved-searches/:id', one), t('deleted'))}
      >
        {t('delete')}
      </Button>
    </Row>
  )
}
