'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { showToast } from '@/components/ui/toast/show-toast'
import { logOut } from '@/lib/api/current-user'
import type { Profile } from '@/lib/domain/account/account'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import styles from './account-menu.module.css'
import { menuFor } from './account-menu-items'
import rows from './header.module.css'
import { LanguageSwitch } from './language-switch'
import { ThemeSwitch } from './theme-switch'
import UnreadCount from './unread-count'
import { VendorSwitch } from './vendor-switch'

const GROUPS = ['me', 'hosting', 'admin', 'help'] as const

/** The entries of the account dropdown: balance, links by role, the user's vendors, language, theme, units, logout. */
export function AccountLinks({ user }: { user: Profile }) {
  const t = useTranslations('layout.account')
  const money = useMoney()
  const logOut = useLogOut()
  const groups = GROUPS.map((name) => ({ name, items: menuFor(user, name) }))
  return (
    <div className={rows.rows}>
      <p className={styles.balance}>
        <span className={styles.caption}>{t('balance')}</span>
        <Money {...money(user.balance)} />
      </p>
      <VendorSwitch user={user} />
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ name, items }) => (
          <ul key={name} className={styles.group} aria-label={t(`groups.${name}`)}>
            {items.map((item) => (
              <li key={item.href}>
                <Link href={item.href} prefetch={false}>
                  <Icon name={item.icon} /> {t(item.key)}
                  {item.href === '/messages' ? <UnreadCount /> : null}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      <div className={styles.group}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <p className={styles.units}>
        <span>{t('currency')}</span>
        <span>{t('distance')}</span>
      </p>
      <button type="button" onClick={logOut}>
        <Icon name="logout" flip /> {t('logOut')}
      </button>
    </div>
  )
}

/** marketplace.md, section 4: the home page opens about two seconds after logging out. */
const REDIRECT_DELAY_MS = 2000

function useLogOut(): () => Promise<void> {
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

/** The header buttons of a signed-in user by role: become a vendor, or add a listing. */
export function HeaderButtons({ user, wide = false }: { user: Profile; wide?: boolean }) {
  const t = useTranslations('layout.account')
  return menuFor(user, 'header').map(({ href, key }) => (
    <Button
      key={href}
      as={Link}
      href={href}
      prefetch={false}
      $kind={wide ? 'outline' : 'quiet'}
      $size={wide ? 'md' : 'sm'}
      $pill={!wide}
      $wide={wide}
    >
      {t(key)}
    </Button>
  ))
}
