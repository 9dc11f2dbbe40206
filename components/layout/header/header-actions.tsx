'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useBecomeVendor } from '@/components/shared/use-become-vendor'
import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/api/current-user'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch'

const UserActions = dynamic(() => untilLoaded(() => import('./user-actions')), { ssr: false })

/** The end of the header. The server renders the visitor's; a signed-in user's menu replaces it. */
export function HeaderActions() {
  const t = useTranslations('layout')
  const { user, status } = useUser()
  const becomeVendor = useBecomeVendor()
  if (user) {
    return (
      <LazyMessages part="person">
        <UserActions user={user} />
      </LazyMessages>
    )
  }
  return (
    <div className={styles.actions} data-waits={status === 'loading' || undefined}>
      <LanguageSwitch className={styles.language} />
      <Button $kind="quiet" $size="sm" $pill onClick={() => requestSignIn(becomeVendor)}>
        {t('becomeVendor')}
      </Button>
      <Button $size="sm" $pill onClick={() => requestSignIn()}>
        {t('logIn')}
      </Button>
    </div>
  )
}
