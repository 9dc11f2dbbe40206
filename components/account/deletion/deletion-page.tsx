'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { logOut } from '@/lib/api/current-user'
import { isErrorOf } from '@/lib/api/http'
import type { DeletionStatus } from '@/lib/contract/schemas/account/privacy-request'
import type { AccountBlockers } from '@/lib/contract/schemas/account/profile'
import { lastDayOf } from '@/lib/domain/account/privacy-request'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { DeletionBlockers } from './deletion-blockers'
import { DeletionActions, DeletionFrame } from './deletion-frame'

/** Account deletion: its consequences, what blocks it, and the last question before it. */
export function DeletionPage({ blockers }: { blockers: DeletionStatus }) {
  const t = useTranslations('leave')
  const failureText = useFailureText()
  const router = useRouter()
  const [isConfirming, setConfirming] = useState(false)
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
      const isRefused = isErrorOf('DELETE /user/profile', failure, 'account_in_use')
      const found = isRefused ? failure.answer.blockers : null
      setConfirming(false)
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
          <Button $kind="danger" onClick={() => setConfirming(true)}>
            {t('begin')}
          </Button>
        )}
        <Button as={Link} href="/my-profile" $kind="outline">
          {t('stay')}
        </Button>
      </DeletionActions>
      {isConfirming ? (
        <ConfirmDialog
          title={t('title')}
          closeLabel={t('stay')}
          keep={t('stay')}
          confirm={t('confirm')}
          isBusy={isBusy}
          onClose={() => setConfirming(false)}
          onConfirm={leave}
        >
          <p>{t('lead')}</p>
        </ConfirmDialog>
      ) : null}
    </DeletionFrame>
  )
}

/** Who cannot close the account yet asks us to do it, and sees until when we answer. */
function DeletionRequest({ request }: Pick<DeletionStatus, 'request'>) {
  const t = useTranslations('leave')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  if (request) {
    const asked = formatDay(riyadhDay(new Date(request.askedAt)), locale)
    return <p>{t('waiting', { asked, due: formatDay(lastDayOf(new Date(request.dueAt)), locale) })}</p>
  }
  return (
    <>
      <p>{t('later')}</p>
      <Button
        $kind="soft"
        $size="sm"
        aria-busy={isBusy}
        onClick={() => act(() => call('POST /user/delete-request'), t('asked'))}
      >
        {t('ask')}
      </Button>
    </>
  )
}
