'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

interface SignInRequiredProps {
  /** whose texts say why */
  area: 'profile' | 'booking' | 'messages' | 'hosted'
}

/** A private page for a visitor: the login opens, and afterwards the same page is there. Needs the texts of `area`. */
export function SignInRequired({ area }: SignInRequiredProps) {
  const t = useTranslations(`${area}.visitor`)
  const router = useRouter()
  useEffect(() => requestSignIn(() => router.refresh()), [router])
  return (
    <EmptyState title={t('title')} text={t('text')}>
      <Button type="button" onClick={() => requestSignIn(() => router.refresh())}>
        {t('signIn')}
      </Button>
    </EmptyState>
  )
}
