'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

interface SignInRequiredProps {
  /** the namespace of the text */
  area: 'profile' | 'balance' | 'booking' | 'messages' | 'hosted' | 'savedSearches'
  /** below the title of the page */
  isPart?: boolean
}

/** Replaces a private page for a visitor: opens the login, then shows the same page. Needs the messages of `area`. */
export function SignInRequired({ area, isPart = false }: SignInRequiredProps) {
  const t = useTranslations(`${area}.visitor`)
  const router = useRouter()
  useEffect(() => requestSignIn(() => router.refresh()), [router])
  return (
    <EmptyState title={t('title')} text={t('text')} isPage={!isPart}>
      <Button onClick={() => requestSignIn(() => router.refresh())}>{t('signIn')}</Button>
    </EmptyState>
  )
}
