'use client'

import { useTranslations } from 'next-intl'
import { useBecomeVendor } from '@/components/shared/use-become-vendor'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { useUser } from '@/lib/api/current-user'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { AccountLinks, HeaderButtons } from './account-menu'
import styles from './account-menu.module.css'
import { CategoryLink, type MenuCategory } from './category-nav'
import rows from './header.module.css'
import { LanguageSwitch } from './language-switch'
import { ThemeSwitch } from './theme-switch'

interface MobileMenuPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  categories: MenuCategory[]
}

export default function MobileMenuPanel({ open, onOpenChange, categories }: MobileMenuPanelProps) {
  const t = useTranslations('layout')
  const { user } = useUser()
  const becomeVendor = useBecomeVendor()
  function signIn(then?: () => void) {
    onOpenChange(false)
    requestSignIn(then)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('menu')} closeLabel={t('close')} shape="drawer">
      <div className={styles.drawer}>
        {user ? (
          <>
            <div className={styles.visitor}>
              <HeaderButtons user={user} wide />
            </div>
            <AccountLinks user={user} />
          </>
        ) : (
          <div className={styles.visitor}>
            <Button $wide onClick={() => signIn()}>
              {t('logIn')}
            </Button>
            <Button $wide $kind="outline" onClick={() => signIn(becomeVendor)}>
              {t('becomeVendor')}
            </Button>
          </div>
        )}
        <nav className={rows.rows} aria-label={t('categories')}>
          <h3>{t('categories')}</h3>
          <ul>
            {categories.map((one) => (
              <li key={one.slug}>
                <CategoryLink {...one} />
              </li>
            ))}
          </ul>
        </nav>
        {user ? null : (
          <div className={rows.rows}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        )}
      </div>
    </Dialog>
  )
}
