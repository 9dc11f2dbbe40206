'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

/** The favourites of a user who has saved none. */
export function NoFavourites() {
  const t = useTranslations('favourites')
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <Button as={Link} href="/search?page=1" prefetch={false}>
        {t('explore')}
      </Button>
    </EmptyState>
  )
}

/** The favourites of a visitor: empty, with a sign-in button. */
export function VisitorSignIn() {
  const t = useTranslations('favourites')
  const router = useRouter()
  return (
    <EmptyState title={t('visitorTitle')} text={t('visitorText')}>
      <Button onClick={() => requestSignIn(() => router.refresh())}>{t('signIn')}</Button>
    </EmptyState>
  )
}
