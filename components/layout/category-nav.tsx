'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import { CategoryLink } from './category-link'
import { Disclosure } from './disclosure'
import type { MenuCategory } from './menu-categories'
import { menuLinkStyle } from './menu-link-style'

const Nav = styled.nav`
  display: none;
  @media (min-width: 1120px) { display: block; }
  > ul { display: flex; align-items: center; gap: var(--s-1); }
  > ul > li > a, .more {
    display: inline-flex; align-items: center; gap: var(--s-1); min-block-size: var(--tap); padding-inline: var(--s-3);
    border-radius: var(--r-full); font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-2); white-space: nowrap;
    transition: background var(--t-1) var(--ease), color var(--t-1) var(--ease);
  }
  > ul > li > a:hover, .more:hover, .more[aria-expanded='true'] { background: var(--c-sunk); color: var(--c-ink); }
  > ul > li > a[aria-current] { color: var(--c-primary); background: var(--c-primary-soft); font-weight: var(--fw-semibold); }
  .panel { ${menuLinkStyle} }
`

export function CategoryNav({ main, more }: Record<'main' | 'more', MenuCategory[]>) {
  const t = useTranslations('layout')
  return (
    <Nav aria-label={t('categories')}>
      <ul>
        {main.map((one) => (
          <li key={one.slug}>
            <CategoryLink {...one} />
          </li>
        ))}
        {more.length > 0 ? (
          <li>
            <Disclosure
              className="more"
              summary={
                <>
                  {t('more')} <Icon name="chevronDown" size={16} />
                </>
              }
            >
              <ul>
                {more.map((one) => (
                  <li key={one.slug}>
                    <CategoryLink {...one} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
        ) : null}
      </ul>
    </Nav>
  )
}
