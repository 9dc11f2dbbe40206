'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useRouter } from '@/lib/i18n/navigation'
import { askToSignIn } from '@/lib/session/sign-in-prompt'

/** The login opens by itself; afterwards the same address leads to the conversation that was wanted. */
export function SignInNeeded() {
  const t = useTranslations('messages.visitor')
  const router = useRouter()
  const signIn = () => askToSignIn(() => router.refresh())
  useEffect(() => askToSignIn(() => router.refresh()), [router])
  return (
    <EmptyState title={t('title')} text={t('text')}>
      <Button type="button" onClick={signIn}>
        {t('signIn')}
      </Button>
    </EmptyState>
  )
}
