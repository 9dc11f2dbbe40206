import { useTranslations } from 'next-intl'
import { useAct } from '@/components/form/use-act'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { dropDraft } from '@/lib/api/own-services'

/** Asks before what was typed is given up for good. */
export default function DiscardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('ownServices.draft')
  const words = useTranslations('ownServices.delete')
  const { isBusy, act } = useAct()
  async function discard() {
    if (await act(() => dropDraft(id), t('discarded'))) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('askTitle')}
      closeLabel={words('close')}
      footer={
        <>
          <Button type="button" $kind="quiet" onClick={onClose}>
            {words('keep')}
          </Button>
          <Button type="button" $kind="danger" disabled={isBusy} aria-busy={isBusy} onClick={discard}>
            {words('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('askText')}</p>
    </Dialog>
  )
}
