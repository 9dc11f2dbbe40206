import { getLocale, getTranslations } from 'next-intl/server'
import { type ResultsAddress, resultsHref, resultsParams } from '@/components/search/results-address'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { SearchFacets } from '@/lib/contract/schemas/listing/card'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { FilterFields, FORM_FIELDS } from './filter-fields'
import styles from './filter-panel.module.css'
import { ApplyButton, FilterDialog } from './lazy-filter-dialog'

/** The text of the count. */
const LIVE_NAMESPACES = [
  'search.filters.show',
  'search.filters.showNone',
  'search.filters.apply',
  'words.places',
  'words.placesCapped',
]

interface FilterPanelProps {
  address: ResultsAddress
  /** the listing type of the path or of the category in the query */
  type: PropertyType | undefined
  facilities: FacilityGroup[]
  facets: SearchFacets
}

/** All filters in a plain GET form: it works without script, and every choice is in the address. */
export async function FilterPanel({ address, type, facilities, facets }: FilterPanelProps) {
  const t = await getTranslations('search.filters')
  const locale = await getLocale()
  const { path, query } = address
  const stored = resultsParams(address)
  for (const name of FORM_FIELDS) stored.delete(name)
  return (
    <ClientMessages also={LIVE_NAMESPACES} light>
      <FilterDialog
        className={styles.panel ?? ''}
        label={t('title')}
        closeHref={resultsHref(address, { page: query.page })}
        path={path}
        fixed={path !== '/search' && type ? { type } : {}}
      >
        <div className={styles.head}>
          <h2>{t('title')}</h2>
          <Link
            href={resultsHref(address, { page: query.page })}
            className={styles.shut}
            aria-label={t('close')}
            replace
            prefetch={false}
            scroll={false}
          >
            <Icon name="close" />
          </Link>
        </div>
        <form action={getPathname({ locale, href: path })} className={styles.fields}>
          {[...stored].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FilterFields address={address} type={type} facilities={facilities} facets={facets} />
          <div className={styles.end}>
            <Button as={Link} href={`${path}?page=1`} $kind="quiet" replace prefetch={false}>
              {t('clear')}
            </Button>
            <ApplyButton />
          </div>
        </form>
      </FilterDialog>
    </ClientMessages>
  )
}
