import { useTranslations } from 'next-intl'
import { useAction } from '@/components/shared/use-action'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { deleteDraft } from '@/lib/api/vendor-listings'

/** Asks before a draft is discarded. */
export default function DiscardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('ownServices.draft')
  const words = useTranslations('ownServices.delete')
  const { isBusy, act } = useAction()
  async function discard() {
    if (await act(() => deleteDraft(id), t('discarded'))) onClose()
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
