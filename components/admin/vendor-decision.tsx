'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { approveVendor, rejectVendor } from '@/lib/api/vendors'
import type { VendorApplicationWire } from '@/lib/domain/account/vendor'
import { useRouter } from '@/lib/i18n/navigation'
import { ReasonDialog } from './reason-dialog'

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
`

/** Approves, or rejects with a reason for the user. */
export function VendorDecision({ application }: { application: VendorApplicationWire }) {
  const t = useTranslations('admin.vendors')
  const failureText = useFailureText()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  async function approve() {
    setBusy(true)
    try {
      await approveVendor(application._id)
      showToast({ kind: 'success', text: t('approved') })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setBusy(false)
    router.refresh()
  }
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
