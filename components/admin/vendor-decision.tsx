'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { approveVendor, rejectVendor } from '@/lib/api/vendors'
import type { VendorApplicationWire } from '@/lib/domain/account/vendor'
import { ReasonDialog } from './reason-dialog'

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
`

/** Approves, or rejects with a reason for the user. */
export function VendorDecision({ application }: { application: VendorApplicationWire }) {
  const t = useTranslations('admin.vendors')
  const { act, isBusy } = useAction()
  const [isRejecting, setRejecting] = useState(false)
  const approve = () => act(() => approveVendor(application._id), t('approved'))
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
          onSend={(reason) => rejectVendor(application._id, reason)}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </Actions>
  )
}
