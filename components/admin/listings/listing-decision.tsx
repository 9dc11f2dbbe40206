'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { decideOnListing } from '@/lib/api/admin/listings'
import {
  type ReviewCard,
  type ReviewVerb,
  VERBS_WITH_REASON,
  verbsFor,
} from '@/lib/domain/listing/listing-review'

const needsReason = (verb: ReviewVerb) => VERBS_WITH_REASON.some((one) => one === verb)

/** The possible decisions in the state of the listing; a rejection asks for a reason. */
export function ListingDecision({ card }: { card: ReviewCard }) {
  const t = useTranslations('admin.services.verbs')
  const { act, isBusy } = useAction()
  const canWrite = useMayWrite('listings')
  const [requested, setRequested] = useState<ReviewVerb | null>(null)
  const decide = (verb: ReviewVerb) => act(() => decideOnListing(card._id, verb), t(`${verb}.done`))
  if (!canWrite) return null
  return (
    <>
      {verbsFor(card.status, card.hasPendingChange).map((verb) => (
        <Button
          key={verb}
          type="button"
          $kind={needsReason(verb) ? 'danger' : 'primary'}
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => (needsReason(verb) ? setRequested(verb) : decide(verb))}
        >
          {t(`${verb}.name`)}
        </Button>
      ))}
      {requested ? (
        <ReasonDialog
          title={t(`${requested}.title`)}
          help={t(`${requested}.help`)}
          action={t(`${requested}.name`)}
          done={t(`${requested}.done`)}
          onSend={(reason) => decideOnListing(card._id, requested, reason)}
          onClose={() => setRequested(null)}
        />
      ) : null}
    </>
  )
}
