'use client'

import { useTranslations } from 'next-intl'
import { useFollowSwitches } from '@/components/shared/switch-vendor'
import { Icon } from '@/components/ui/icon/icon'
import type { Profile } from '@/lib/domain/account/account'
import { AccountLinks, HeaderButtons } from './account-menu'
import { Disclosure } from './disclosure'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch'

/** The end of the header for a signed-in user; loaded only then. */
export default function UserActions({ user }: { user: Profile }) {
  useFollowSwitches()
  return (
    <div className={styles.actions}>
      <HeaderButtons user={user} />
      <LanguageSwitch className={styles.language} />
      <AccountDropdown user={user} />
    </div>
  )
}

export function AccountDropdown({ user }: { user: Profile }) {
  const t = useTranslations('layout')
  const name = user.firstName || t('account.mine')
  return (
    <Disclosure
      side="end"
      className={styles.person}
      label={t('account.menuOf', { name })}
      summary={
        <>
          <Icon name="menu" size={18} />
          <Face file={user.file} />
        </>
      }
    >
      <AccountLinks user={user} />
    </Disclosure>
  )
}

function Face({ file }: { file: string | null }) {
  if (!file) {
    return (
      <span className={styles.face}>
        <Icon name="user" size={18} />
      </span>
    )
  }
  // biome-ignore lint/performance/noImgElement: a small picture that the API serves in fixed sizes
  return <img className={styles.face} src={`${file}/320.webp`} alt="" width={34} height={34} />
}
