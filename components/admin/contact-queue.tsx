'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { CONTACT_STATES, type ContactListWire, type ContactState } from '@/lib/domain/words/contact'
import { Link } from '@/lib/i18n/navigation'
import { ContactCard } from './contact-card'

const Page = styled.div`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); align-content: start;
  inline-size: min(100%, 960px); margin-inline: auto; padding: var(--s-8) var(--gutter) var(--s-20); min-block-size: 60vh;
  h1 { font-size: var(--fs-3xl); }
  .cards { display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr); }
  .pages { display: flex; justify-content: space-between; gap: var(--s-4); font-size: var(--fs-sm); }
  .pages a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; min-block-size: var(--tap); display: grid; align-items: center; }
`

/** What was written to us: messages that wait, the oldest first, and those that were answered. */
export function ContactQueue({ state, list }: { state: ContactState; list: ContactListWire }) {
  const t = useTranslations('admin.contact')
  const pages = Math.ceil(list.total / list.pageSize)
  const at = (page: number) => `/admin/contact?state=${state}&page=${page}`
  return (
    <Page>
      <h1>{t('title')}</h1>
      <LinkTabs aria-label={t('tabs')}>
        {CONTACT_STATES.map((one) => (
          <Link
            key={one}
            href={`/admin/contact?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
            prefetch={false}
          >
            {t(`states.${one}`)} <bdi className="num">{list.counts[one]}</bdi>
          </Link>
        ))}
      </LinkTabs>
      {list.data.length === 0 ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} /> : null}
      <div className="cards">
        {list.data.map((message) => (
          <ContactCard key={message._id} message={message} />
        ))}
      </div>
      {pages > 1 ? (
        <nav className="pages" aria-label={t('pages')}>
          {list.page > 1 ? <Link href={at(list.page - 1)}>{t('previous')}</Link> : <span />}
          {list.page < pages ? <Link href={at(list.page + 1)}>{t('next')}</Link> : null}
        </nav>
      ) : null}
    </Page>
  )
}
