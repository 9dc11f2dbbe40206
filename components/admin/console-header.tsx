'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ConsoleSearch } from '@/components/admin/console-search/console-search'
import { canSearch } from '@/components/admin/console-search/find-everywhere'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import { firstPageOf } from '@/lib/domain/admin/areas'
import { type AdminRole, isBuiltIn } from '@/lib/domain/admin/roles'
import { Link } from '@/lib/i18n/navigation'

const Bar = styled.header`
  position: sticky; inset-block-start: 0; z-index: var(--z-header); background: var(--c-bg); box-shadow: 0 1px 0 var(--c-line);
`

const Inner = styled.div`
  display: flex; align-items: center; gap: var(--s-1); block-size: var(--h-header-m); max-inline-size: calc(var(--page-max) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter);
  > a { display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); }
  @media (min-width: 1024px) { gap: var(--s-3); }
`

const Home = styled(Link)`
  flex: 0 1 auto; min-inline-size: 0; font-size: var(--fs-lg); font-weight: var(--fw-bold);
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (max-width: 379px) { span { position: absolute; inline-size: 1px; block-size: 1px; clip-path: inset(50%); } }
`

const Role = styled.span`
  display: none;
  @media (min-width: 700px) { display: inline-flex; }
`

const Search = styled.div`
  flex: 1 0 var(--tap); display: flex; justify-content: flex-end; min-inline-size: 0;
  @media (min-width: 1024px) { max-inline-size: 420px; margin-inline: auto; }
`

const Marketplace = styled(Link)`
  justify-content: center; min-inline-size: var(--tap); padding-inline: var(--s-2); border-radius: var(--r-full); font-size: var(--fs-sm); font-weight: var(--fw-medium);
  &:hover { background: var(--c-sunk); }
  span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media (min-width: 1024px) { span { position: static; inline-size: auto; block-size: auto; clip-path: none; } }
`

interface ConsoleHeaderProps {
  role: AdminRole
  /** the bell and the account menu */
  account: ReactNode
}

/** The header of the console: its first page, the role, its search, and the way back to the marketplace. */
export function ConsoleHeader({ role, account }: ConsoleHeaderProps) {
  const t = useTranslations('admin.rooms')
  const names = useTranslations('admin.roles.names')
  const name = isBuiltIn(role.id) ? names(role.id) : role.name
  return (
    <Bar data-bar="">
      <Inner>
        <Home href={firstPageOf(role)} prefetch={false}>
          <Icon name="shield" size={22} />
          <span>{t('home')}</span>
        </Home>
        <Role title={t('role', { role: name ?? '' })}>
          <Badge $tone="primary">
            <bdi>{name}</bdi>
          </Badge>
        </Role>
        <Search>{canSearch(role) ? <ConsoleSearch role={role} /> : null}</Search>
        <Marketplace href="/" prefetch={false}>
          <Icon name="home" size={20} />
          <span>{t('marketplace')}</span>
        </Marketplace>
        {account}
      </Inner>
    </Bar>
  )
}
