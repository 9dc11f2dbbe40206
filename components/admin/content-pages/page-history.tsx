import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { ContentPageVersionListWire } from '@/lib/contract/schemas/content-pages/content-page'
import type { ContentPageName } from '@/lib/domain/content-pages/content-page'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'

const List = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
  h2 { font-size: var(--fs-xl); }
  ol { list-style: none; padding: 0; border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s-4); padding: var(--s-2) var(--s-5); min-block-size: var(--tap); }
  li:nth-child(n + 2) { border-block-start: 1px solid var(--c-line); }
  li span { flex: 1 1 200px; min-inline-size: 0; color: var(--c-ink-3); font-size: var(--fs-sm); overflow-wrap: anywhere; }
  li a { min-block-size: var(--tap); display: grid; align-items: center; text-decoration: underline; text-underline-offset: 4px; }
  a[aria-current] { text-decoration: none; font-weight: var(--fw-semibold); }
  nav { display: flex; justify-content: space-between; gap: var(--s-4); font-size: var(--fs-sm); }
  nav a { min-block-size: var(--tap); display: grid; align-items: center; font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

interface PageHistoryProps {
  name: ContentPageName
  list: ContentPageVersionListWire
  /** the published version */
  shown: number
  /** the version that is shown */
  chosen: number
}

/** Every version of a page with author and date; each can be opened. */
export function PageHistory({ name, list, shown, chosen }: PageHistoryProps) {
  const t = useTranslations('admin.pages')
  const locale = useLocale()
  const pages = Math.ceil(list.total / list.pageSize)
  const at = (page: number) => `/admin/pages?name=${name}&page=${page}`
  return (
    <List aria-labelledby="versions">
      <h2 id="versions">{t('versions.title')}</h2>
      <ol>
        {list.data.map(({ version, updatedAt, editor }) => (
          <li key={version}>
            <Link
              href={`/admin/pages?name=${name}${version === shown ? '' : `&version=${version}`}`}
              aria-current={version === chosen ? 'page' : undefined}
              prefetch={false}
            >
              {t('versions.one', { version })}
            </Link>
            <span>
              {editor === null ? t('builtIn') : <bdi>{editor}</bdi>} · {formatInstant(updatedAt, locale)}
            </span>
            {version === shown ? <strong>{t('versions.shown')}</strong> : null}
          </li>
        ))}
      </ol>
      {pages > 1 ? (
        <nav aria-label={t('versions.pages')}>
          {list.page > 1 ? <Link href={at(list.page - 1)}>{t('versions.newer')}</Link> : <span />}
          {list.page < pages ? <Link href={at(list.page + 1)}>{t('versions.older')}</Link> : null}
        </nav>
      ) : null}
    </List>
  )
}
