'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CardActions } from '@/components/admin/card-actions'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { ReviewedVendorWire } from '@/lib/domain/account/vendor'

/** Approves, or rejects with a reason for the user; both name the version that is shown here. */
export function VendorDecision({ application }: { application: ReviewedVendorWire }) {
  const t = useTranslations('admin.vendors')
  const { act, isBusy } = useAction()
  const [isRejecting, setRejecting] = useState(false)
  const { _id: id, version } = application
  const approve = () =>
    act(() => call('POST /admin/vendors/:id/approve', { params: { id }, body: { version } }), t('approved'))
  return (
    <CardActions>
      <Button type="button" disabled={isBusy} aria-busy={isBusy} onClick={approve}>
        {t('approve')}
      </Button>
      <Button type="button" $kind="danger" disabled={isBusy} onClick={() => setRejecting(true)}>
        {t('reject')}
      </Button>
      {isRejecting ? (
        <ReasonDialog
          title={t('rejectTitle')}
          help={t('reasonHelp')}
          action={t('reject')}
          done={t('rejected')}
          onSend={(reason) =>
            call('POST /admin/vendors/:id/reject', { params: { id }, body: { version, reason } })
          }
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </CardActions>
  )
}
