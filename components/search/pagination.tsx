import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import { MAX_PAGE } from '@/lib/domain/search-address'
import { Link } from '@/lib/i18n/navigation'
import { type ResultsPlace, resultsHref } from './results-address'

const Nav = styled.nav`
  display: flex; justify-content: center; margin-block-start: var(--s-12);
  ul { display: flex; align-items: center; gap: var(--s-1); }
  a, .gap { display: grid; place-items: center; min-inline-size: var(--tap); block-size: var(--tap); padding-inline: var(--s-2); border-radius: var(--r-full); font-weight: var(--fw-medium); font-variant-numeric: tabular-nums; }
  a:hover { background: var(--c-sunk); }
  [aria-current] { background: var(--c-ink); color: var(--c-ink-inv); }
  a[aria-current]:hover { background: var(--c-ink); }
  [rel='prev'] svg { rotate: 180deg; }
`

/** Numbered pages: the first, the last and the neighbours; null stands for what lies between. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((one, i) => (i > 0 && one - (sorted[i - 1] ?? one) > 1 ? [null, one] : [one]))
}

export function Pagination({
  place,
  total,
  pageSize,
}: {
  place: ResultsPlace
  total: number
  pageSize: number
}) {
  const t = useTranslations('search.pages')
  const pages = Math.min(MAX_PAGE, Math.ceil(total / pageSize))
  const { page } = place.query
  if (pages < 2) return null
  const href = (to: number) => resultsHref(place, { page: to })
  return (
    <Nav aria-label={t('label')}>
      <ul>
        {page > 1 ? (
          <li>
            <Link href={href(page - 1)} rel="prev" aria-label={t('previous')} prefetch={false}>
              <Icon name="chevron" flip size={18} />
            </Link>
          </li>
        ) : null}
        {pageNumbers(page, pages).map((one, i, all) =>
          one === null ? (
            <li key={`after-${all[i - 1]}`} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one}>
              <Link
                href={href(one)}
                aria-label={t('page', { page: one })}
                aria-current={one === page ? 'page' : undefined}
                prefetch={false}
              >
                {one}
              </Link>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <Link href={href(page + 1)} rel="next" aria-label={t('next')} prefetch={false}>
              <Icon name="chevron" flip size={18} />
            </Link>
          </li>
        ) : null}
      </ul>
    </Nav>
  )
}
