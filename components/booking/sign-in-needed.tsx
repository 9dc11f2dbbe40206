'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useRouter } from '@/lib/i18n/navigation'
import { askToSignIn } from '@/lib/session/sign-in-prompt'

/** A private page for somebody who is not signed in: the login opens, and afterwards the same page is there. */
export function SignInNeeded() {
  const t = useTranslations('booking')
  const router = useRouter()
  useEffect(() => askToSignIn(() => router.refresh()), [router])
  return (
    <EmptyState title={t('signInTitle')} text={t('signInText')}>
      <Button type="button" onClick={() => askToSignIn(() => router.refresh())}>
        {t('signIn')}
      </Button>
    </EmptyState>
  )
}
