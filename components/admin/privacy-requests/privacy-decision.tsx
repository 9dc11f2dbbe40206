import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CardActions } from '@/components/admin/card-actions'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { call } from '@/lib/api/call'
import type { PrivacyRequestWire } from '@/lib/domain/account/privacy-request'

type Question = 'deletion' | 'refuse'

/** Does what was asked for, or refuses it with a reason that the user reads. */
export function PrivacyDecision({ request }: { request: PrivacyRequestWire }) {
  const t = useTranslations('admin.privacyRequests')
  const { act, isBusy } = useAction()
  const [question, setQuestion] = useState<Question | null>(null)
  const { _id, kind, blockers } = request
  const isBlocked = blockers !== null && (blockers.bookings.length > 0 || blockers.balance > 0)
  const close = () => setQuestion(null)
  const fulfil = () =>
    act(() => call('POST /admin/privacy-requests/:id/done', { params: { id: _id } }), t(`done.${kind}`))
  return (
    <CardActions>
      {isBlocked ? null : (
        <Button
          type="button"
          $kind={kind === 'deletion' ? 'danger' : 'primary'}
          $size="sm"
          disabled={isBusy}
          onClick={() => (kind === 'deletion' ? setQuestion('deletion') : fulfil())}
        >
          {t(`fulfil.${kind}`)}
        </Button>
      )}
      <Button
        type="button"
        $kind="outline"
        $size="sm"
        disabled={isBusy}
        onClick={() => setQuestion('refuse')}
      >
        {t('refuse')}
      </Button>
      {question === 'deletion' ? (
        <ConfirmDialog
          title={t('closeTitle')}
          closeLabel={t('close')}
          keep={t('keep')}
          confirm={t('closeNow')}
          isBusy={isBusy}
          onConfirm={() => fulfil().then(close)}
          onClose={close}
        >
          <p>{t('closeText')}</p>
        </ConfirmDialog>
      ) : null}
      {question === 'refuse' ? (
        <ReasonDialog
          title={t('refuseTitle')}
          help={t('refuseHelp')}
          action={t('refuse')}
          done={t('refused')}
          onSend={(reason) =>
            call('POST /admin/privacy-requests/:id/refuse', { params: { id: _id }, body: { reason } })
          }
          onClose={close}
        />
      ) : null}
    </CardActions>
  )
}
