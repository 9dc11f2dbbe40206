import { useTranslations } from 'next-intl'
import { LinkTabs } from '@/components/ui/link-tabs'
import { SORTS } from '@/lib/domain/search-address'
import { Link } from '@/lib/i18n/navigation'
import { NearTab } from './near-tab'
import { type ResultsPlace, resultsHref } from './results-address'

/** The six sorts as links; "close to me" asks for the place of the person first, and only then. */
export function SortTabs({ place }: { place: ResultsPlace }) {
  const t = useTranslations('vocabulary.sort')
  const label = useTranslations('search.results')('sort')
  return (
    <LinkTabs aria-label={label}>
      {SORTS.map((sort) => {
        const isHere = place.query.sort === sort
        const href = resultsHref(place, {
          sort,
          ...(sort === 'near' ? {} : { lat: undefined, lng: undefined }),
        })
        if (sort === 'near') return <NearTab key={sort} href={href} label={t(sort)} isHere={isHere} />
        return (
          <Link
            key={sort}
            href={href}
            aria-current={isHere ? 'true' : undefined}
            prefetch={false}
            scroll={false}
          >
            {t(sort)}
          </Link>
        )
      })}
    </LinkTabs>
  )
}
