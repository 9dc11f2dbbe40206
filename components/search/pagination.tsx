import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { MAX_PAGE } from '@/lib/domain/search/search-params'
import { Link } from '@/lib/i18n/navigation'
import styles from './results.module.css'
import { pageHref, type ResultsAddress } from './results-address'

/** Numbered pages: the first, the last and the neighbours; null is an ellipsis. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((one, i) => (i > 0 && one - (sorted[i - 1] ?? one) > 1 ? [null, one] : [one]))
}

export function lastPage(total: number, pageSize: number): number {
  return Math.min(MAX_PAGE, Math.ceil(total / pageSize))
}

interface PaginationProps {
  address: ResultsAddress
  total: number
  pageSize: number
}

export function Pagination({ address, total, pageSize }: PaginationProps) {
  const t = useTranslations('search.pages')
  const pages = lastPage(total, pageSize)
  const { page } = address.query
  if (pages < 2) return null
  const href = (to: number) => pageHref(address, to)
  const turn = (to: number, rel: 'prev' | 'next', label: string) =>
    to < 1 || to > pages ? null : (
      <li>
        <Link href={href(to)} rel={rel} aria-label={label} prefetch={false}>
          <Icon name="chevron" flip size={18} />
        </Link>
      </li>
    )
  return (
    <nav className={styles.pages} aria-label={t('label')}>
      <ul>
        {turn(page - 1, 'prev', t('previous'))}
        {pageNumbers(page, pages).map((one, i, all) =>
          one === null ? (
            <li key={`after-${all[i - 1]}`} aria-hidden="true">
              <span>…</span>
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
        {turn(page + 1, 'next', t('next'))}
      </ul>
    </nav>
  )
}
