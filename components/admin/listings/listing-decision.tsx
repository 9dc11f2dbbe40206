'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { call } from '@/lib/api/call'
import { isErrorOf } from '@/lib/api/http'
import type { ReviewCard, StaleDecision } from '@/lib/contract/schemas/listing/listing-review'
import type { OpenBookings } from '@/lib/contract/schemas/listing/vendor-listing'
import {
  type DecisionBody,
  type ReviewVerb,
  VERBS_WITH_REASON,
  verbsFor,
} from '@/lib/domain/listing/listing-review'
import { formatInstant } from '@/lib/i18n/dates'
import { RejectDialog } from './reject-dialog'

const needsReason = (verb: ReviewVerb) => VERBS_WITH_REASON.some((one) => one === verb)

interface ListingDecisionProps {
  card: ReviewCard
  /** where they are known: named before a suspension */
  openBookings?: OpenBookings['bookings']
  /** called when the listing is no longer as it was shown */
  onStale?: () => void
}

/** The possible decisions in the state of the listing; each names the version that is shown here. */
export function ListingDecision({ card, openBookings, onStale }: ListingDecisionProps) {
  const t = useTranslations('admin.services.verbs')
  const { act, isBusy } = useAction()
  const canWrite = useMayWrite('listings')
  const [requested, setRequested] = useState<ReviewVerb | null>(null)
  const [stale, setStale] = useState<StaleDecision | null>(null)

  async function send(verb: ReviewVerb, more: Omit<DecisionBody, 'version'> = {}) {
    try {
      const body = { version: card.version, ...more }
      await call(`POST /admin/services/:id/${verb}`, { params: { id: card._id }, body })
    } catch (failure) {
      const changed = staleDecisionOf(failure)
      if (changed) {
        setRequested(null)
        setStale(changed)
        onStale?.()
      }
      throw failure
    }
  }

  if (!canWrite) return null
  const closing = { onClose: () => setRequested(null) }
  return (
    <>
      {verbsFor(card.status, card.hasPendingChange).map((verb) => (
        <Button
          key={verb}
          $kind={needsReason(verb) ? 'danger' : 'primary'}
          aria-busy={isBusy}
          // Lists have the same buttons for each listing; the heading of this one tells them apart.
          aria-describedby={card._id}
          onClick={() => (needsReason(verb) ? setRequested(verb) : act(() => send(verb), t(`${verb}.done`)))}
        >
          {t(`${verb}.name`)}
        </Button>
      ))}
      {requested === 'reject' ? (
        <RejectDialog card={card} onSend={(rejection) => send('reject', rejection)} {...closing} />
      ) : null}
      {requested === 'suspend' ? (
        <ReasonDialog
          title={t('suspend.title')}
          help={t('suspend.help')}
          action={t('suspend.name')}
          kind="danger"
          done={t('suspend.done')}
          onSend={(reason) => send('suspend', { reason })}
          {...closing}
        >
          {openBookings ? <SuspensionEffect bookings={openBookings} /> : null}
        </ReasonDialog>
      ) : null}
      {stale ? <StaleDialog stale={stale} onClose={() => setStale(null)} /> : null}
    </>
  )
}

/** The history of the listing since it was shown; null for any other failure. */
function staleDecisionOf(failure: unknown): StaleDecision | null {
  if (!isErrorOf('POST /admin/services/:id/approve', failure, 'stale_decision')) return null
  const { answer } = failure
  if (!('history' in answer) || answer.version === undefined) return null
  return { version: answer.version, history: answer.history ?? [] }
}

/** The open bookings, which a suspension leaves as they are. */
function SuspensionEffect({ bookings }: OpenBookings) {
  const t = useTranslations('admin.services.suspension')
  if (bookings.length === 0) return <p>{t('none')}</p>
  return (
    <div>
      <p>{t('remain', { count: bookings.length })}</p>
      <p>
        <bdi dir="ltr">{bookings.map(({ code }) => code).join(' · ')}</bdi>
      </p>
    </div>
  )
}

const Body = styled.div`
  display: grid; gap: var(--s-4);
  ul { display: grid; gap: var(--s-3); margin: 0; padding: 0; list-style: none; }
  time { display: block; font-size: var(--fs-xs); color: var(--c-ink-3); }
`

/** Why a decision was refused: the history of the listing since it was opened here. */
function StaleDialog({ stale, onClose }: { stale: StaleDecision; onClose: () => void }) {
  const t = useTranslations('admin.services.stale')
  const events = useTranslations('ownServices.history')
  const locale = useLocale()
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      <Body>
        <p>{t('text')}</p>
        {stale.history.length > 0 ? (
          <ul>
            {stale.history.map(({ event, createdAt }) => (
              <li key={`${event} ${createdAt}`}>
                {events(event)}
                <time dateTime={createdAt}>{formatInstant(createdAt, locale)}</time>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('edited')}</p>
        )}
        <Button onClick={onClose}>{t('review')}</Button>
      </Body>
    </Dialog>
  )
}
