import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CardActions } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { ActDialog } from '@/components/shared/act-dialog'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { PrivacyRequestWire } from '@/lib/contract/schemas/account/privacy-request'

/** Does what was asked for, or refuses it with a reason that the user reads. */
export function PrivacyDecision({ request }: { request: PrivacyRequestWire }) {
  const t = useTranslations('admin.privacyRequests')
  const { act, isBusy } = useAction()
  const [isClosing, setClosing] = useState(false)
  const { _id, kind, blockers } = request
  const isBlocked = blockers !== null && (blockers.bookings.length > 0 || blockers.balance > 0)
  const fulfil = () => call('POST /admin/privacy-requests/:id/done', { params: { id: _id } })
  return (
    <CardActions>
      {isBlocked ? null : (
        <Button
          $kind={kind === 'deletion' ? 'danger' : 'primary'}
          $size="sm"
          disabled={isBusy}
          onClick={() => (kind === 'deletion' ? setClosing(true) : act(fulfil, t(`done.${kind}`)))}
        >
          {t(`fulfil.${kind}`)}
        </Button>
      )}
      <ReasonButton
        kind="outline"
        size="sm"
        title={t('refuseTitle')}
        help={t('refuseHelp')}
        action={t('refuse')}
        done={t('refused')}
        disabled={isBusy}
        onSend={(reason) =>
          call('POST /admin/privacy-requests/:id/refuse', { params: { id: _id }, body: { reason } })
        }
      />
      {isClosing ? (
        <ActDialog
          title={t('closeTitle')}
          closeLabel={t('close')}
          keep={t('keep')}
          confirm={t('closeNow')}
          done={t('done.deletion')}
          send={fulfil}
          onClose={() => setClosing(false)}
        >
          <p>{t('closeText')}</p>
        </ActDialog>
      ) : null}
    </CardActions>
  )
}
