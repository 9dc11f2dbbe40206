'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { decideOnListing } from '@/lib/api/admin/listings'
import {
  type ReviewCard,
  type ReviewVerb,
  VERBS_WITH_REASON,
  verbsFor,
} from '@/lib/domain/listing/listing-review'
import { useRouter } from '@/lib/i18n/navigation'

const needsReason = (verb: ReviewVerb) => VERBS_WITH_REASON.some((one) => one === verb)

/** The possible decisions in the state of the listing; a rejection asks for a reason. */
export function ListingDecision({ card }: { card: ReviewCard }) {
  const t = useTranslations('admin.services.verbs')
  const failureText = useFailureText()
  const router = useRouter()
  const canWrite = useMayWrite('listings')
  const [isBusy, setBusy] = useState(false)
  const [requested, setRequested] = useState<ReviewVerb | null>(null)
  async function decide(verb: ReviewVerb) {
    setBusy(true)
    try {
      await decideOnListing(card._id, verb)
      showToast({ kind: 'success', text: t(`${verb}.done`) })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setBusy(false)
    router.refresh()
  }
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
