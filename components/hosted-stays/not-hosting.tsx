'use client'

import { useTranslations } from 'next-intl'
import { SignInFirst } from '@/components/form/sign-in-first'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'

function HostSignIn() {
  const t = useTranslations('hosted.visitor')
  return <SignInFirst title={t('title')} text={t('text')} signIn={t('signIn')} />
}

function BecomeHost() {
  const t = useTranslations('hosted.noHost')
  return (
    <EmptyState title={t('title')} text={t('text')}>
      <Button as={Link} href="/loginvendor">
        {t('begin')}
      </Button>
    </EmptyState>
  )
}

/** A host's page for a visitor, and for a person who does not host (yet). */
export function NotHosting({ isVisitor }: { isVisitor: boolean }) {
  return isVisitor ? <HostSignIn /> : <BecomeHost />
}
