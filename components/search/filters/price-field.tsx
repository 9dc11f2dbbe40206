import { useTranslations } from 'next-intl'
import type { PriceHistogram, SearchFacets } from '@/lib/contract/schemas/listing/card'
import { formatAmount, fromSar } from '@/lib/domain/money'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { NumberPair } from './filter-choices'
import styles from './filter-panel.module.css'

/** The distribution of prices, and the chosen range. */
export function PriceField({ query, facets }: { query: SearchQuery; facets: SearchFacets }) {
  const t = useTranslations('search.filters')
  const { prices, priceMin, priceMax } = facets
  return (
    <NumberPair
      legend={t('price')}
      fields={[
        { name: 'priceMin', label: t('priceMin'), value: query.priceMin, placeholder: text(priceMin) },
        { name: 'priceMax', label: t('priceMax'), value: query.priceMax, placeholder: text(priceMax) },
      ]}
    >
      {prices && prices.to > prices.from ? <Bars prices={prices} query={query} /> : null}
    </NumberPair>
  )
}

const text = (sar: number | null) => (sar === null ? undefined : String(Math.round(sar)))

function Bars({ prices, query }: { prices: PriceHistogram; query: SearchQuery }) {
  const t = useTranslations('search.filters')
  const { from, to, counts } = prices
  const edge = (i: number) => from * (to / from) ** (i / counts.length)
  const highest = Math.max(...counts)
  const { priceMin = from, priceMax = Number.POSITIVE_INFINITY } = query
  const amount = (sar: number) => formatAmount(fromSar(Math.round(sar)))
  const bars = counts.map((count, i) => ({ count, low: edge(i), high: edge(i + 1) }))
  return (
    <div
      className={styles.bars}
      role="img"
      aria-label={t('spread', { from: amount(from), to: amount(to) })}
      data-bars
    >
      {bars.map(({ count, low, high }) => (
        <span
          key={low}
          data-low={Math.round(low)}
          data-high={Math.round(high)}
          data-off={high < priceMin || low > priceMax ? '' : undefined}
          style={{ blockSize: `${Math.round((count / highest) * 100)}%` }}
        />
      ))}
    </div>
  )
}
