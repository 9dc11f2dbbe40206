import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Category, SiteSettings } from '@/lib/domain/catalogue'
import { CategoryNav } from './category-nav'
import { HeaderActions } from './header-actions'
import { Logo } from './logo'
import { menuCategories } from './menu-categories'
import { MobileMenu } from './mobile-menu'

const Bar = styled.header`
  position: sticky; inset-block-start: 0; z-index: var(--z-header); background: var(--c-bg); box-shadow: 0 1px 0 var(--c-line);
  .inner {
    display: flex; align-items: center; justify-content: space-between; gap: var(--s-4);
    max-inline-size: calc(var(--page-max) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); block-size: var(--h-header-m);
  }
  .end { display: flex; align-items: center; justify-content: flex-end; gap: var(--s-1); }
  @media (min-width: 960px) { .end { min-inline-size: 350px; } .inner { block-size: var(--h-header); } }
`

interface HeaderProps {
  categories: Category[]
  settings: SiteSettings
  /** the notifications of a signed-in person */
  bell: ReactNode
}

export function Header({ categories, settings, bell }: HeaderProps) {
  const menu = menuCategories(categories, useLocale())
  return (
    <Bar>
      <div className="inner">
        <Logo image={settings.websiteLogo} />
        <CategoryNav {...menu} />
        <div className="end">
          {bell}
          <HeaderActions />
          <MobileMenu categories={[...menu.main, ...menu.more]} />
        </div>
      </div>
    </Bar>
  )
}
