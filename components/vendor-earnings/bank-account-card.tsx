'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card, Quiet } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { BankAccountWire } from '@/lib/contract/schemas/payouts/bank-account'
import { localName } from '@/lib/i18n/direction'
import { useRouter } from '@/lib/i18n/navigation'
import { RowText } from './balances'
import { BankAccountForm } from './bank-account-form'

/** The account that receives the payouts, by its bank and its last four digits. */
export function BankAccountCard({ account }: { account: BankAccountWire | null }) {
  const t = useTranslations('earnings.account')
  const locale = useLocale()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <Card aria-labelledby="bank-account">
      <h2 id="bank-account">{t('title')}</h2>
      {account ? (
        <RowText>
          <strong>{account.bank ? localName(locale, account.bank) : t('unknownBank')}</strong>
          <span>{t('ending', { lastFour: account.lastFour })}</span>
          <Quiet dir="auto">{t('holder', { name: account.holderName })}</Quiet>
        </RowText>
      ) : (
        <Quiet>{t('none')}</Quiet>
      )}
      {account && !account.isHolderTheVendor ? <Notice tone="warn">{t('otherName')}</Notice> : null}
      <IfMay action="editBankAccount" otherwise={<Quiet>{t('ownerOnly')}</Quiet>}>
        <div>
          <Button $kind={account ? 'outline' : 'primary'} onClick={() => setIsChanging(true)}>
            {t(account ? 'change' : 'add')}
          </Button>
        </div>
      </IfMay>
      {isChanging ? <BankAccountDialog onClose={() => setIsChanging(false)} /> : null}
    </Card>
  )
}

/** Names the account of the payouts; the freeze that follows is said before. */
function BankAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('earnings.account')
  const router = useRouter()
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')} startsInField>
      <BankAccountForm
        onAccount={async (account) => {
          await call('PUT /vendor/bank-account', { body: account })
          showToast({ kind: 'success', text: t('saved') })
          onClose()
          router.refresh()
        }}
      />
    </Dialog>
  )
}
