'use client'

import { useTranslations } from 'next-intl'
import { CardActions } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { ReviewedVendorWire } from '@/lib/contract/schemas/account/vendor'

/** Approves, or rejects with a reason for the user; both name the version that is shown here. */
export function VendorApproval({ application }: { application: ReviewedVendorWire }) {
  const t = useTranslations('admin.vendors')
  const { act, isBusy } = useAction()
  const { _id: id, version } = application
  const approve = () =>
    act(() => call('POST /admin/vendors/:id/approve', { params: { id }, body: { version } }), t('approved'))
  return (
    <CardActions>
      <Button aria-busy={isBusy} onClick={approve}>
        {t('approve')}
      </Button>
      <ReasonButton
        title={t('rejectTitle')}
        help={t('reasonHelp')}
        action={t('reject')}
        done={t('rejected')}
        disabled={isBusy}
        onSend={(reason) =>
          call('POST /admin/vendors/:id/reject', { params: { id }, body: { version, reason } })
        }
      />
    </CardActions>
  )
}
