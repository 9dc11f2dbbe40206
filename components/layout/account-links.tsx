'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import type { Profile } from '@/lib/domain/account'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { accountMenuFor } from './account-menu-items'
import { LanguageSwitch } from './language-switch'
import { menuLinkStyle } from './menu-link-style'
import { ThemeSwitch } from './theme-switch'
import { useLogOut } from './use-log-out'

const Frame = styled.div`
  ${menuLinkStyle}
  .balance { display: grid; padding: var(--s-3) var(--s-4); margin-block-end: var(--s-2); border-radius: var(--r-md); background: var(--c-sub); }
  .balance .caption { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .balance .money { font-size: var(--fs-2xl); font-weight: var(--fw-bold); justify-self: start; }
  .group { padding-block: var(--s-1); border-block-end: 1px solid var(--c-line); }
  .units { display: flex; justify-content: space-between; padding: var(--s-3); font-size: var(--fs-xs); color: var(--c-ink-3); }
`

/** Everything of the account dropdown: balance, links by role, language, theme, units, logout. */
export function AccountLinks({ user }: { user: Profile }) {
  const t = useTranslations('layout.account')
  const money = useMoney()
  const logOut = useLogOut()
  return (
    <Frame>
      <p className="balance">
        <span className="caption">{t('balance')}</span>
        <Money {...money(user.balance)} />
      </p>
      {(['me', 'help'] as const).map((group) => (
        <ul key={group} className="group">
          {accountMenuFor(user, group).map((item) => (
            <li key={item.href}>
              <Link href={item.href}>
                <Icon name={item.icon} /> {t(item.word)}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <div className="group">
        <LanguageSwitch />
        <ThemeSwitch className="row" />
      </div>
      <p className="units">
        <span>{t('currency')}</span>
        <span>{t('distance')}</span>
      </p>
      <button type="button" className="row" onClick={logOut}>
        <Icon name="logout" flip /> {t('logOut')}
      </button>
    </Frame>
  )
}
