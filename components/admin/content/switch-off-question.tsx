'use client'

import { useTranslations } from 'next-intl'
import { useFailureText } from '@/components/forms/use-issue-text'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { useAnswer } from '@/lib/api/use-answer'
import type { ContentUseWire } from '@/lib/contract/schemas/content/use'
import { MAX_USE } from '@/lib/domain/content/use'

interface SwitchOffQuestionProps {
  title: string
  keep: string
  confirm: string
  /** what follows for visitors and hosts */
  consequence: string
  /** of what is switched off, in the call that counts the listings and bookings */
  kind: 'cities' | 'categories' | 'facility-groups' | 'facilities'
  id: string
  isBusy: boolean
  /** why it could not be switched off */
  failure: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Says what an inactive city or category touches before it is switched off. */
export function SwitchOffQuestion(props: SwitchOffQuestionProps) {
  const { title, keep, confirm, consequence, kind, id, isBusy, failure, onConfirm, onClose } = props
  const t = useTranslations('admin.content.off')
  const failureText = useFailureText()
  const { data: use, error } = useAnswer(
    `GET /admin/${kind}/:id/use`,
    { params: { id } },
    { revalidateOnMount: true },
  )
  return (
    <ConfirmDialog
      title={title}
      closeLabel={keep}
      keep={keep}
      confirm={use ? confirm : null}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {error ? <p role="alert">{failureText(error)}</p> : null}
      <p role="status">{use ? <Touched {...use} /> : t('counting')}</p>
      <p>{consequence}</p>
      <DialogFailure text={failure} />
    </ConfirmDialog>
  )
}

function Touched({ listings, bookings }: ContentUseWire) {
  const t = useTranslations('admin.content.off')
  const isMany = Math.max(listings, bookings ?? 0) >= MAX_USE
  if (bookings === null) return t(isMany ? 'hadByMany' : 'hadBy', { listings })
  return t(isMany ? 'touchesMany' : 'touches', { listings, bookings })
}
