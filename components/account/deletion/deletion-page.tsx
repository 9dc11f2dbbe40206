'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { CodeForm } from '@/components/shared/one-time-code/code-form'
import type { PendingCode } from '@/components/shared/one-time-code/pending-code'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { blockersOf, closeAccount, requestDeleteCode } from '@/lib/api/account'
import { logOut } from '@/lib/api/current-user'
import type { DeletionStatus } from '@/lib/domain/account/privacy-request'
import type { AccountBlockers } from '@/lib/domain/account/profile'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { DeletionBlockers } from './deletion-blockers'
import { DeletionActions, DeletionFrame } from './deletion-frame'
import { DeletionRequest } from './deletion-request'

/** Account deletion: its consequences, what blocks it, and the code that confirms it. */
export function DeletionPage({ phone, blockers }: { phone: string; blockers: DeletionStatus }) {
  const t = useTranslations('leave')
  const failureText = useFailureText()
  const router = useRouter()
  const [code, setCode] = useState<PendingCode | null>(null)
  const [current, setCurrent] = useState<AccountBlockers>(blockers)
  useEffect(() => setCurrent(blockers), [blockers])
  const isBlocked = current.bookings.length > 0 || current.balance > 0

  /** Null when the server returns new blockers. */
  async function unlessBlocked<T>(call: () => Promise<T>): Promise<T | null> {
    try {
      return await call()
    } catch (failure) {
      const found = blockersOf(failure)
      if (!found) throw failure
      setCurrent(found)
      setCode(null)
      return null
    }
  }
  async function requestCode() {
    try {
      const sent = await unlessBlocked(requestDeleteCode)
      if (!sent) return
      setCode({ phone, purpose: 'deleteAccount', echoed: sent.otp, resendInSeconds: sent.resendIn })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  async function leave(typed: string) {
    const isClosed = await unlessBlocked(() => closeAccount(typed).then(() => true))
    if (!isClosed) return
    await logOut()
    showToast({ kind: 'success', text: t('done') })
    router.push('/')
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
      {code && !isBlocked ? (
        <CodeForm
          code={code}
          onCode={setCode}
          verify={leave}
          resend={async () => (await unlessBlocked(requestDeleteCode)) ?? {}}
          action={t('confirm')}
          isDanger
        />
      ) : (
        <DeletionActions>
          {isBlocked ? null : (
            <Button type="button" $kind="danger" onClick={requestCode}>
              {t('begin')}
            </Button>
          )}
          <Button as={Link} href="/my-profile" $kind="outline">
            {t('stay')}
          </Button>
        </DeletionActions>
      )}
    </DeletionFrame>
  )
}
