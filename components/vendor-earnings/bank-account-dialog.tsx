'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CodeForm } from '@/components/shared/one-time-code/code-form'
import {
  getPendingCode,
  type PendingCode,
  storePendingCode,
} from '@/components/shared/one-time-code/pending-code'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { useUser } from '@/lib/api/current-user'
import { changeBankAccount, requestBankAccountCode } from '@/lib/api/money/payouts'
import type { BankAccountBody } from '@/lib/domain/payouts/bank-account'
import { useRouter } from '@/lib/i18n/navigation'
import { BankAccountForm } from './bank-account-form'

const EMPTY: BankAccountBody = { iban: '', holderName: '', isNameConfirmed: false }

/** Names the account of the payouts, and confirms it with a code to the vendor's phone. */
export function BankAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('earnings.account')
  const router = useRouter()
  const { user } = useUser()
  const [account, setAccount] = useState(EMPTY)
  const [code, setCode] = useState<PendingCode | null>(null)
  const keepCode = (next: PendingCode | null) => {
    storePendingCode(next)
    setCode(next)
  }
  const requestCode = async (typed: BankAccountBody) => {
    setAccount(typed)
    try {
      const { phone, otp, resendIn } = await requestBankAccountCode(typed)
      keepCode({ phone, purpose: 'changeBankAccount', echoed: otp, resendInSeconds: resendIn })
    } catch (failure) {
      const sent = getPendingCode(failure, user?.phone ?? '', 'changeBankAccount')
      if (!sent) throw failure
      setCode(sent)
    }
  }
  const save = async (otp: string) => {
    await changeBankAccount({ ...account, otp })
    storePendingCode(null)
    showToast({ kind: 'success', text: t('saved') })
    onClose()
    router.refresh()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(code ? 'codeTitle' : 'title')}
      closeLabel={t('close')}
      startsInField
    >
      {code ? (
        <>
          <CodeForm
            code={code}
            onCode={keepCode}
            verify={save}
            resend={() => requestBankAccountCode(account)}
          />
          <Button type="button" $kind="quiet" $wide onClick={() => setCode(null)}>
            {t('back')}
          </Button>
        </>
      ) : (
        <BankAccountForm account={account} onAccount={requestCode} />
      )}
    </Dialog>
  )
}
