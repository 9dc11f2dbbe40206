'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { type BulkResult, type ReviewCard, verbsFor } from '@/lib/domain/listing/listing-review'

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
          type="button"
          $kind={verb === 'approve' ? 'primary' : 'danger'}
          disabled={isBusy}
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
