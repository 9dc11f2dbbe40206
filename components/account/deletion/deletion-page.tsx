'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { logOut } from '@/lib/api/current-user'
import { errorDataOf } from '@/lib/api/http'
import type { DeletionStatus } from '@/lib/domain/account/privacy-request'
import type { AccountBlockers } from '@/lib/domain/account/profile'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { DeletionBlockers } from './deletion-blockers'
import { DeletionActions, DeletionFrame } from './deletion-frame'
import { DeletionRequest } from './deletion-request'

/** Account deletion: its consequences, what blocks it, and the last question before it. */
export function DeletionPage({ blockers }: { blockers: DeletionStatus }) {
  const t = useTranslations('leave')
  const failureText = useFailureText()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [current, setCurrent] = useState<AccountBlockers>(blockers)
  useEffect(() => setCurrent(blockers), [blockers])
  const isBlocked = current.bookings.length > 0 || current.balance > 0

  async function leave() {
    setBusy(true)
    try {
      await call('DELETE /user/profile')
      await logOut()
      showToast({ kind: 'success', text: t('done') })
      router.push('/')
    } catch (failure) {
      const found = errorDataOf(failure, 'account_in_use')?.blockers
      setAsking(false)
      setBusy(false)
      if (found) setCurrent(found)
      else showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  return (
    <DeletionFrame>
      {isBlocked ? (
        <DeletionBlockers
          blockers={current}
          takesFocus={current !== blockers}
          onCheck={() => router.refresh()}
        >
          <DeletionRequest request={blockers.request} />
        </DeletionBlockers>
      ) : null}
      <DeletionActions>
        {isBlocked ? null : (
          <Button type="button" $kind="danger" onClick={() => setAsking(true)}>
            {t('begin')}
          </Button>
        )}
        <Button as={Link} href="/my-profile" $kind="outline">
          {t('stay')}
        </Button>
      </DeletionActions>
      {isAsking ? (
        <ConfirmDialog
          title={t('title')}
          closeLabel={t('stay')}
          keep={t('stay')}
          confirm={t('confirm')}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={leave}
        >
          <p>{t('lead')}</p>
        </ConfirmDialog>
      ) : null}
    </DeletionFrame>
  )
}
