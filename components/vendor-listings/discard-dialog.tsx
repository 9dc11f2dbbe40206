import { useTranslations } from 'next-intl'
import { ActDialog } from '@/components/shared/act-dialog'
import { call } from '@/lib/api/call'

/** Asks before a draft is discarded. */
export default function DiscardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('ownServices.draft')
  const words = useTranslations('ownServices.delete')
  return (
    <ActDialog
      title={t('askTitle')}
      closeLabel={words('close')}
      keep={words('keep')}
      confirm={words('confirm')}
      done={t('discarded')}
      send={() => call('DELETE /vendor/drafts/:id', { params: { id } })}
      onClose={onClose}
    >
      <p>{t('askText')}</p>
    </ActDialog>
  )
}
