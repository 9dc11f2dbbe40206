'use client'

import { useTranslations } from 'next-intl'
import { useAction } from '@/components/shared/use-action'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'

interface ConfirmActProps {
  /** its words are below `members.acts` */
  act: 'remove' | 'withdraw' | 'leave' | 'transfer' | 'decline'
  /** of the member, the vendor or the number that it is done to */
  name: string
  send: () => Promise<unknown>
  onDone?: () => void
  onClose: () => void
}

/** Says what an act on a membership means before it is done. */
export function ConfirmAct({ act: name, name: subject, send, onDone, onClose }: ConfirmActProps) {
  const t = useTranslations(`members.acts.${name}`)
  const words = useTranslations('members')
  const { act, isBusy } = useAction()
  return (
    <ConfirmDialog
      title={t('title', { name: subject })}
      closeLabel={words('close')}
      keep={words('keep')}
      confirm={t('confirm')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={async () => {
        if (!(await act(send, t('done')))) return
        onClose()
        onDone?.()
      }}
    >
      <p>{t('text', { name: subject })}</p>
    </ConfirmDialog>
  )
}
