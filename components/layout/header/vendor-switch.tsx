'use client'

import { useTranslations } from 'next-intl'
import { useSwitchVendor } from '@/components/shared/switch-vendor'
import { Icon } from '@/components/ui/icon/icon'
import type { Profile } from '@/lib/domain/account/account'
import styles from './account-menu.module.css'

/** The vendors of a user of several; the session acts for one of them. */
export function VendorSwitch({ user: { vendor, vendors } }: { user: Profile }) {
  const t = useTranslations('members.switch')
  const roles = useTranslations('members.roles')
  const { switchTo, isBusy } = useSwitchVendor()
  if (vendors.length < 2) return null
  return (
    <ul className={styles.group} aria-label={t('label')}>
      {vendors.map((one) => {
        const isActive = one.vendorId === vendor?.vendorId
        return (
          <li key={one.vendorId}>
            <button
              type="button"
              aria-current={isActive || undefined}
              disabled={isBusy}
              onClick={() => isActive || void switchTo(one)}
            >
              <Icon name={isActive ? 'check' : 'users'} />
              <span className={styles.team}>
                <bdi>{one.name}</bdi>
                <span className={styles.caption}>{roles(one.role)}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
