'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/tabs/link-tabs'
import { Link } from '@/lib/i18n/navigation'

const Cards = styled.div`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr);
  &:empty { display: none; }
`

const Pages = styled.nav`
  display: flex; justify-content: space-between; gap: var(--s-4); font-size: var(--fs-sm);
  a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; min-block-size: var(--tap); display: grid; align-items: center; }
`

interface QueuePageProps {
  path: string
  title: string
  /** what the queue is about, where its title does not tell */
  lead?: string
  emptyText: string
  /** the selected state */
  state: string
  /** `count` where it is known */
  states: readonly { state: string; label: string; count?: number }[]
  page: number
  pageSize: number
  total: number
  children: ReactNode
}

/** A queue of the console: states as tabs, the cards of one state, and pagination. */
export function QueuePage(props: QueuePageProps) {
  const { path, title, lead, emptyText, state, states, children, ...list } = props
  const t = useTranslations('admin.queue')
  const pages = Math.ceil(list.total / list.pageSize)
  const at = (params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`
  const pageAt = (page: number) => at({ state, page: String(page) })
  return (
    <PageFrame>
      <h1>{title}</h1>
      {lead ? <p>{lead}</p> : null}
      <LinkTabs aria-label={t('tabs')}>
        {states.map((one) => (
          <Link
            key={one.state}
            href={at({ state: one.state })}
            aria-current={one.state === state ? 'page' : undefined}
            prefetch={false}
          >
            {one.label} {one.count === undefined ? null : <bdi className="num">{one.count}</bdi>}
          </Link>
        ))}
      </LinkTabs>
      <Cards>{children}</Cards>
      {list.total === 0 ? <EmptyState title={t('emptyTitle')} text={emptyText} /> : null}
      {pages > 1 ? (
        <Pages aria-label={t('pages')}>
          {list.page > 1 ? <Link href={pageAt(list.page - 1)}>{t('previous')}</Link> : <span />}
          {list.page < pages ? <Link href={pageAt(list.page + 1)}>{t('next')}</Link> : null}
        </Pages>
      ) : null}
    </PageFrame>
  )
}
