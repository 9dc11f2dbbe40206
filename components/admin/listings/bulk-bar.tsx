'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { BulkResult, ReviewCard } from '@/lib/contract/schemas/listing/listing-review'
import { verbsFor } from '@/lib/domain/listing/listing-review'
import { localName } from '@/lib/i18n/direction'

const Bar = styled.div`
  position: sticky; inset-block-end: calc(var(--h-tabbar) + env(safe-area-inset-bottom)); z-index: var(--z-sticky); display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: center;
  padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: var(--e-2), inset 0 0 0 1px var(--c-line);
  output { flex: 1; min-inline-size: 120px; font-weight: var(--fw-semibold); }
  @media (min-width: 960px) { inset-block-end: var(--s-4); }
`

/** Approving a listing that was never public publishes it. */
const BULK_VERBS = ['approve', 'reject', 'suspend'] as const
type BulkVerb = (typeof BULK_VERBS)[number]

function takes({ status, hasPendingChange }: ReviewCard, verb: BulkVerb): boolean {
  const verbs = verbsFor(status, hasPendingChange)
  return verbs.includes(verb) || (verb === 'approve' && verbs.includes('publish'))
}

interface BulkBarProps {
  cards: readonly ReviewCard[]
  onDone: (result: BulkResult) => void
}

/** The decisions that every selected listing takes; each of them is decided by itself. */
export function BulkBar({ cards, onDone }: BulkBarProps) {
  const t = useTranslations('admin.services.bulk')
  const verbs = useTranslations('admin.services.verbs')
  const { act, isBusy } = useAction()
  const [requested, setRequested] = useState<Exclude<BulkVerb, 'approve'> | null>(null)
  const items = cards.map(({ _id: id, version }) => ({ id, version }))
  const send = async (verb: BulkVerb, reason?: string) =>
    onDone(
      await call('POST /admin/services/decisions', { body: { verb, items, ...(reason ? { reason } : {}) } }),
    )
  return (
    <Bar>
      <output>{t('selected', { count: cards.length })}</output>
      {BULK_VERBS.filter((verb) => cards.every((card) => takes(card, verb))).map((verb) => (
        <Button
          key={verb}
          $kind={verb === 'approve' ? 'primary' : 'danger'}
          aria-busy={isBusy}
          onClick={() => (verb === 'approve' ? act(() => send(verb), t('done')) : setRequested(verb))}
        >
          {t(verb)}
        </Button>
      ))}
      {requested ? (
        <ReasonDialog
          title={verbs(`${requested}.title`)}
          help={verbs(`${requested}.help`)}
          action={t(requested)}
          done={t('done')}
          onSend={(reason) => send(requested, reason)}
          onClose={() => setRequested(null)}
        />
      ) : null}
    </Bar>
  )
}

const Box = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-sub);
  ul { display: grid; gap: var(--s-2); margin: 0; padding: 0; list-style: none; }
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-3); align-items: center; overflow-wrap: anywhere; }
  button { justify-self: start; }
`

interface BulkOutcomeProps {
  results: BulkResult['results']
  /** those on the page now; names of decided ones are remembered */
  cards: readonly ReviewCard[]
  onClose: () => void
}

/** What became of each listing of the last decision on several. */
export function BulkOutcome({ results, cards, onClose }: BulkOutcomeProps) {
  const t = useTranslations('admin.services.bulk')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const unnamed = cards.filter(({ _id }) => !(_id in names))
  if (unnamed.length > 0) {
    setNames({ ...names, ...Object.fromEntries(unnamed.map((card) => [card._id, localName(locale, card)])) })
  }
  if (results.length === 0) return null
  return (
    <Box aria-labelledby="outcome" role="status">
      <h2 id="outcome">{t('outcome')}</h2>
      <ul>
        {results.map(({ _id, error }) => (
          <li key={_id}>
            <Badge $tone={error ? 'err' : 'ok'}>{t(error ? 'refused' : 'decided')}</Badge>
            <bdi>{names[_id] ?? _id}</bdi>
            {error ? <span>{errors(error)}</span> : null}
          </li>
        ))}
      </ul>
      <Button $kind="outline" $size="sm" onClick={onClose}>
        {t('close')}
      </Button>
    </Box>
  )
}
