import { useTranslations } from 'next-intl'
import { useAction } from '@/components/shared/use-action'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { call } from '@/lib/api/call'

/** Asks before a draft is discarded. */
export default function DiscardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('ownServices.draft')
  const words = useTranslations('ownServices.delete')
  const { isBusy, act } = useAction()
  async function discard() {
    if (await act(() => call('DELETE /vendor/drafts/:id', { params: { id } }), t('discarded'))) onClose()
  }
  return (
    <ConfirmDialog
      title={t('askTitle')}
      closeLabel={words('close')}
      keep={words('keep')}
      confirm={words('confirm')}
      isBusy={isBusy}
      onConfirm={discard}
      onClose={onClose}
    >
      <p>{t('askText')}</p>
    </ConfirmDialog>
  )
}
