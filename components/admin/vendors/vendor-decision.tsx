'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { approveVendor, rejectVendor } from '@/lib/api/admin/vendors'
import type { ReviewedVendorWire } from '@/lib/domain/account/vendor'

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
`

/** Approves, or rejects with a reason for the user; both name the version that is shown here. */
export function VendorDecision({ application }: { application: ReviewedVendorWire }) {
  const t = useTranslations('admin.vendors')
  const { act, isBusy } = useAction()
  const [isRejecting, setRejecting] = useState(false)
  const approve = () => act(() => approveVendor(application), t('approved'))
  return (
    <Actions>
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
          onSend={(reason) => rejectVendor(application, reason)}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </Actions>
  )
}
