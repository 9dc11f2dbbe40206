'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useUser } from '@/lib/api/use-user'
import { askToSignIn } from '@/lib/session/sign-in-prompt'
import { AccountLinks } from './account-links'
import { CategoryLink } from './category-link'
import { LanguageSwitch } from './language-switch'
import type { MenuCategory } from './menu-categories'
import { menuLinkStyle } from './menu-link-style'
import { ThemeSwitch } from './theme-switch'

const Frame = styled.div`
  display: grid; gap: var(--s-5);
  ${menuLinkStyle}
  h3 { font-size: var(--fs-xs); color: var(--c-ink-3); font-weight: var(--fw-medium); padding-inline: var(--s-3); margin-block-end: var(--s-1); }
  .visitor { display: grid; gap: var(--s-3); }
`

interface MobileMenuPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  categories: MenuCategory[]
}

export default function MobileMenuPanel({ open, onOpenChange, categories }: MobileMenuPanelProps) {
  const t = useTranslations('layout')
  const { user } = useUser()
  function signIn() {
    onOpenChange(false)
    askToSignIn()
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('menu')} closeLabel={t('close')} shape="drawer">
      <Frame>
        {user ? (
          <AccountLinks user={user} />
        ) : (
          <div className="visitor">
            <Button type="button" $wide onClick={signIn}>
              {t('logIn')}
            </Button>
            <Button type="button" $wide $kind="outline" onClick={signIn}>
              {t('becomeVendor')}
            </Button>
          </div>
        )}
        <nav aria-label={t('categories')}>
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
          <div>
            <LanguageSwitch />
            <ThemeSwitch className="row" />
          </div>
        )}
      </Frame>
    </Dialog>
  )
}
