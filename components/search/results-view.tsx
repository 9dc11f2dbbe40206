import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Crumbs } from '@/components/shared/crumbs'
import { getCategories, getCities, getFacilityGroups, searchListings } from '@/lib/api/server'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { isActive } from '@/lib/domain/catalogue'
import { maySellHours } from '@/lib/domain/listing/type-basics'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { riyadhDay } from '@/lib/domain/time/days'
import { mapSettings } from '@/lib/env'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { LAZY_PARTS } from '@/lib/i18n/lazy-parts'
import type { Locale } from '@/lib/i18n/routing'
import { findCityByName } from '@/lib/search/city-name'
import { areMissing, type PageParams, parseResultsQuery } from '@/lib/search/search-page'
import { unknownOf } from '@/lib/search/sentence-address'
import { answerWith } from '@/lib/session/rendered-answer'
import type { Crumb } from '@/lib/structured-data/lists'
import { SearchBar } from './bar/search-bar'
import { SEARCH_BAR_MESSAGES } from './bar/search-bar-messages'
import { categoryChoices, cityChoices, draftFromQuery } from './bar/search-draft'
import { SentenceForm } from './bar/sentence-form'
import { CardGrid } from './card/card-grid'
import { CountSearch } from './count-search'
import { EmptyOffers } from './empty-offers'
import { FilterPanel } from './filters/filter-panel'
import { MapSplit } from './map/lazy-map-split'
import { pinsOf } from './map/result-pins'
import { NoResults } from './no-results'
import { LoadedPriceStrip } from './prices/price-strip'
import { Results } from './results'
import type { ResultsAddress, ResultsPanel, ResultsViewName } from './results-address'
import { ResultsData } from './results-data'

/** The messages of the client components of every list; the map loads its own. */
const NAMESPACES = ['search.near', 'search.pages']
const MAP_NAMESPACES = ['search.map']

interface ResultsViewProps {
  path: string
  params: PageParams
  /** the listing type of the path */
  type?: PropertyType
  titleOf: (names: { city?: string; category?: string }) => string
  /** the path of the area whose page this is */
  area?: string
  /** the pages between the home page and this one */
  above?: Crumb[]
  /** shown below the results */
  after?: (answer: SearchAnswer) => ReactNode
}

/** The results of an address; /search and the nine category pages differ only in the listing type of the path. */
export async function ResultsView(props: ResultsViewProps) {
  const { path, params, type, titleOf, area, above = [], after } = props
  const locale = await getLocale()
  const today = riyadhDay(new Date())
  const { query, searched, issues } = parseResultsQuery(params, type ?? null, today)
  const [allCities, categories, answer] = await Promise.all([
    getCities(),
    getCategories(),
    searchListings(searched),
  ])
  const cities = allCities.filter(isActive)
  const category = categories.find((one) =>
    query.type ? one.type === query.type : one._id === query.categoryId,
  )
  const city = findCityByName(cities, query.city ?? '')
  // The page itself says which part of its address is unknown.
  if (areMissing(query, answer.total, { cities: allCities, categories })) answerWith(404)
  // A sentence may ask a type for a facility of another one, whose chip has to be there to be removed.
  const [facilities, named] = await Promise.all([
    getFacilityGroups(category?.type),
    query.facilities ? getFacilityGroups() : [],
  ])
  const draft = draftFromQuery({ ...query, categoryId: category?._id }, cities)
  const title = titleOf({
    city: city && localName(locale, city),
    category: category && inLanguage(locale, { en: category.category, ar: category.category_name_ar }),
  })
  const unknown = unknownOf(params)
  const address: ResultsAddress = {
    path,
    query,
    view: resultsViewOf(params),
    isComparing: params.panel === 'compare',
    ...(area === undefined ? {} : { area }),
    ...(unknown === undefined ? {} : { unknown }),
  }
  const isMap = address.view === 'map'
  const choices = cityChoices(cities, locale)
  const panel = panelOf(params)
  const cards = (
    <CardGrid
      cards={answer.data}
      stay={query}
      isNear={query.lat !== undefined}
      areCompared={address.isComparing}
    />
  )
  return (
    <ClientMessages
      also={[
        ...NAMESPACES,
        ...SEARCH_BAR_MESSAGES,
        // Elsewhere they are fetched when such a type is chosen.
        ...(category && maySellHours(category.type) ? LAZY_PARTS.hours : []),
        ...(isMap ? MAP_NAMESPACES : []),
      ]}
      light
    >
      <ResultsData
        locale={locale as Locale}
        {...{ address, title, above, answer }}
        type={category?.type}
        city={city?.slug}
      />
      <Results
        address={address}
        title={title}
        answer={answer}
        issues={issues}
        {...{ facilities, named, city }}
        prices={panel === 'prices' ? <LoadedPriceStrip {...{ address, searched, today }} /> : null}
        empty={
          <NoResults
            address={address}
            answer={answer}
            cities={cities}
            offers={<EmptyOffers address={address} />}
            isCityUnknown={Boolean(query.city && !city)}
            isCategoryUnknown={Boolean(query.categoryId && !category)}
          />
        }
        bar={
          <>
            <SentenceForm cities={choices} isWide />
            <SearchBar
              key={JSON.stringify(draft)}
              cities={choices}
              categories={categoryChoices(categories, locale)}
              initial={draft}
            />
            {area === undefined ? null : <Crumbs above={above} here={title} />}
          </>
        }
      >
        {isMap ? (
          <MapSplit
            address={address}
            settings={mapSettings()}
            pins={pinsOf(answer.data, { locale, query, t: await getTranslations('search.map') })}
            searched={searched}
            total={answer.total}
            around={city}
          >
            {cards}
          </MapSplit>
        ) : (
          cards
        )}
      </Results>
      {query.page === 1 ? (
        <CountSearch
          city={query.city}
          type={category?.type}
          checkIn={query.flexible ? undefined : query.checkIn}
          checkOut={query.flexible ? undefined : query.checkOut}
          hasFound={answer.total > 0}
        />
      ) : null}
      {after?.(answer)}
      {panel === 'filters' ? (
        <FilterPanel address={address} type={category?.type} facilities={facilities} facets={answer.facets} />
      ) : null}
    </ClientMessages>
  )
}

/** `view=map` shows the map beside the list. */
function resultsViewOf({ view }: PageParams): ResultsViewName {
  return view === 'map' ? 'map' : 'list'
}

/** `panel=filters` opens all filters, `panel=prices` the prices of the coming days. */
function panelOf({ panel }: PageParams): ResultsPanel | null {
  return panel === 'filters' || panel === 'prices' ? panel : null
}
