'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { useFailureText } from '@/components/forms/use-issue-text'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { getContentUse } from '@/lib/api/admin/content'
import { MAX_USE } from '@/lib/domain/content/use'

interface SwitchOffQuestionProps {
  title: string
  keep: string
  confirm: string
  /** what follows for visitors and hosts */
  consequence: string
  /** of the call that counts the listings and bookings */
  usePath: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says what an inactive city or category touches before it is switched off. */
export function SwitchOffQuestion(props: SwitchOffQuestionProps) {
  const { title, keep, confirm, consequence, usePath, isBusy, onConfirm, onClose } = props
  const t = useTranslations('admin.content.off')
  const failureText = useFailureText()
  const { data: use, error } = useSWR(usePath, getContentUse, { revalidateOnMount: true })
  const isMany = use !== undefined && Math.max(use.listings, use.bookings) >= MAX_USE
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
      <p role="status">{use ? t(isMany ? 'touchesMany' : 'touches', { ...use }) : t('counting')}</p>
      <p>{consequence}</p>
    </ConfirmDialog>
  )
}
