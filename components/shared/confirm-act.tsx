'use client'

import { useTranslations } from 'next-intl'
import { ActDialog } from './act-dialog'

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
export function ConfirmAct({ act, name: subject, send, onDone, onClose }: ConfirmActProps) {
  const t = useTranslations(`members.acts.${act}`)
  const words = useTranslations('members')
  return (
    <ActDialog
      title={t('title', { name: subject })}
      closeLabel={words('close')}
      keep={words('keep')}
      confirm={t('confirm')}
      done={t('done')}
      {...{ send, onDone, onClose }}
    >
      <p>{t('text', { name: subject })}</p>
    </ActDialog>
  )
}
