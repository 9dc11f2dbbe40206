'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { useRouter } from '@/lib/i18n/navigation'
import { BankAccountForm } from './bank-account-form'

/** Names the account of the payouts; the freeze that follows is said before. */
export function BankAccountDialog({ onClose }: { onClose: () => void }) {
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
