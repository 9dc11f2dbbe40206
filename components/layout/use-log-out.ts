'use client'

import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/show-toast'
import { logOut } from '@/lib/api/use-user'
import { useRouter } from '@/lib/i18n/navigation'

/** marketplace.md, section 4: the start page follows about two seconds after logging out. */
const REDIRECT_DELAY_MS = 2000

export function useLogOut(): () => Promise<void> {
  const t = useTranslations('layout.account')
  const router = useRouter()
  return async () => {
    try {
      await logOut()
    } catch {
      showToast({ kind: 'error', text: t('logOutFailed') })
      return
    }
    showToast({ kind: 'success', text: t('success') })
    setTimeout(() => router.push('/'), REDIRECT_DELAY_MS)
  }
}
