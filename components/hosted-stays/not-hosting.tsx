'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { askToSignIn } from '@/lib/session/sign-in-prompt'

/** A host's page for somebody who is not signed in: the login opens, and afterwards the same page is there. */
export function HostSignIn() {
  const t = useTranslations('hosted.visitor')
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

/** The same for a person who does not host (yet). */
export function BecomeHost() {
  const t = useTranslations('hosted.noHost')
  return (
    <EmptyState title={t('title')} text={t('text')}>
      <Button as={Link} href="/loginvendor">
        {t('begin')}
      </Button>
    </EmptyState>
  )
}

/** Whichever of the two it is. */
export function NotHosting({ isVisitor }: { isVisitor: boolean }) {
  return isVisitor ? <HostSignIn /> : <BecomeHost />
}
