import { screen, within } from '@testing-library/react'
import { CardGrid } from '@/components/search/card/card-grid'
import { ListingCard } from '@/components/search/card/listing-card'
import { FilterFields } from '@/components/search/filters/filter-fields'
import { markBars } from '@/components/search/filters/filter-form'
import { NoResults } from '@/components/search/no-results'
import { pageNumbers } from '@/components/search/pagination'
import { PriceStrip } from '@/components/search/prices/price-strip'
import { Results } from '@/components/search/results'
import type { ResultsViewName } from '@/components/search/results-address'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import { WIRE } from '@/lib/domain/wire-names'
import { parsePageQuery } from '@/lib/search/search-page'
import { CARD, CITIES } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'

const TODAY = '2026-11-22'

function showResults(
  params: Record<string, string | string[]>,
  answer: Partial<SearchAnswer> = {},
  missing: { city?: boolean; category?: boolean } = {},
  look: ResultsViewName = 'list',
  named: FacilityGroup[] = [],
) {
  const { query, issues } = parsePageQuery(params, TODAY)
  const full = {
    data: [CARD],
    page: 1,
    pageSize: 20,
    total: 45,
    facets: { types: {}, priceMin: 100, priceMax: 900, prices: null, districts: [] },
  }
  renderInPage(
    <Results
      address={{ path: '/search', query, view: look }}
      title="Places in Jeddah"
      answer={{ ...full, ...answer }}
      issues={issues}
      facilities={[]}
      named={named}
      bar={null}
      empty={
        <NoResults
          address={{ path: '/search', query }}
          answer={{ ...full, ...answer }}
          cities={CITIES}
          offers={null}
          isCityUnknown={Boolean(missing.city)}
          isCategoryUnknown={Boolean(missing.category)}
        />
      }
    >
      <ListingCard card={CARD} />
    </Results>,
  )
}

test('the count of the filters is the number of choices that their panel shows', () => {
  const dates = { checkIn: '25-11-2026', checkOut: '27-11-2026' }
  showResults({ city: 'Jeddah', type: 'Chalets', q: 'palm', rating: '4', guests: '6', ...dates })
  expect(screen.getByRole('link', { name: /^Filters/ })).toHaveTextContent(/^Filters3$/)
})

test('compare: a link gives each card a tick and the page a form, which work without script, and takes them away', () => {
  const { query } = parsePageQuery({ city: 'Jeddah', page: '2' }, TODAY)
  const answer = { data: [CARD, { ...CARD, _id: 'other' }], page: 2, pageSize: 20, total: 45 }
  const facets = { types: {}, priceMin: null, priceMax: null, prices: null, districts: [] }
  const show = (isComparing: boolean) =>
    renderInPage(
      <Results
        address={{ path: '/search', query, isComparing }}
        title="Places in Jeddah"
        answer={{ ...answer, facets }}
        {...{ issues: [], facilities: [], bar: null, empty: null }}
      >
        <CardGrid cards={answer.data} stay={query} isNear={false} areCompared={isComparing} />
      </Results>,
    )
  const { unmount } = show(false)
  const open = screen.getByRole('link', { name: 'Compare' })
  expect(open).toHaveAttribute('href', '/en/search?city=Jeddah&page=2&panel=compare')
  expect(screen.queryByRole('checkbox')).toBeNull()
  unmount()
  show(true)
  expect(screen.getAllByRole('checkbox').map((tick) => tick.getAttribute('value'))).toEqual([
    CARD._id,
    'other',
  ])
  expect(screen.getByRole('button', { name: 'Compare' }).closest('form')).toHaveAttribute(
    'action',
    '/en/compare',
  )
  expect(screen.getByRole('link', { name: 'End comparing' })).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&page=2',
  )
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toContain('panel=compare')
})

test('a facility that the type does not offer has a chip too, so that it can be removed', () => {
  const pool = {
    _id: 'pool',
    title: 'Pool',
    [WIRE.nameInArabic]: 'مسبح',
    image: '',
    isNumber: false,
    value: null,
  }
  const group = {
    _id: 'g',
    name: 'Pools',
    [WIRE.nameInArabic]: 'مسابح',
    image: '',
    icon: '',
    subfacilities: [pool],
  }
  showResults({ city: 'Jeddah', type: 'Hotel', facilities: 'pool' }, {}, {}, 'list', [group])
  const chip = screen.getByRole('link', { name: 'Remove: Pool' })
  expect(chip).toHaveAttribute('href', '/en/search?city=Jeddah&type=Hotel&page=1')
})

test('listing-sorts: six links, the one in use marked, each starting at page 1', () => {
  showResults({ city: 'Jeddah', sort: 'rating', page: '3' })
  const tabs = within(screen.getByRole('navigation', { name: 'Sort by' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.textContent?.trim())).toEqual([
    'Default',
    'Close to me',
    'Top rated',
    'Most viewed',
    'Lowest price',
    'Highest price',
  ])
  expect(tabs[2]).toHaveAttribute('aria-current', 'true')
  expect(tabs[4]).toHaveAttribute('href', '/en/search?city=Jeddah&page=1&sort=price_asc')
})

test('listing-page: the button of the filters opens their panel and preserves the rest of the address', () => {
  showResults({ city: 'Jeddah', sort: 'rating', priceMax: '700', page: '2' })
  expect(screen.getByRole('link', { name: /^Filters/ })).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&page=2&sort=rating&priceMax=700&panel=filters',
  )
})

test('listing-page: filters are a plain form whose choices are those of the address', () => {
  const { query } = parsePageQuery({ city: 'Jeddah', priceMax: '500', cancellation: 'Strict' }, TODAY)
  const counts = [1, 4, 0, 2]
  renderInPage(
    <form>
      <FilterFields
        address={{ path: '/search', query }}
        type="Camps"
        facilities={[]}
        facets={{
          types: {},
          priceMin: 100,
          priceMax: 900,
          prices: { from: 100, to: 900, counts },
          districts: [{ _id: 'naeem', slug: 'al-naeem', name: 'Al Naeem', name_ar: 'النعيم', count: 3 }],
        }}
      />
    </form>,
  )
  const max = document.querySelector<HTMLInputElement>('input[name="priceMax"]') as HTMLInputElement
  expect(max).toHaveValue('500')
  expect(screen.getByRole('radio', { name: 'Strict' })).toBeChecked()
  expect(screen.getByRole('group', { name: 'Tents' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /^Al Naeem/ })).not.toBeChecked()
  const bars = [...document.querySelectorAll('[data-low]')]
  expect(bars.map((bar) => bar.hasAttribute('data-off'))).toEqual([false, false, false, true])
  max.value = ''
  markBars(max.form as HTMLFormElement)
  expect(bars.some((bar) => bar.hasAttribute('data-off'))).toBe(false)
})

test('listing-page: a search that stopped counting shows an estimate', () => {
  showResults({ city: 'Jeddah' }, { total: 1000 })
  expect(screen.getByText('1,000+ places')).toBeInTheDocument()
})

test('listing-page: each filter in use is a chip that links to the results without it', () => {
  showResults({ city: 'Jeddah', priceMax: '700', checkIn: '26-11-2026', checkOut: '28-11-2026' })
  expect(screen.getByRole('link', { name: 'Remove: up to SAR 700' })).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&checkIn=26-11-2026&checkOut=28-11-2026&page=1',
  )
  expect(screen.getByRole('link', { name: 'Remove: 26 Nov to 28 Nov' })).toBeInTheDocument()
})

test('listing-page: pages are numbered links with the neighbours named', () => {
  showResults({ city: 'Jeddah', page: '2' })
  const pages = screen.getByRole('navigation', { name: 'Pages of results' })
  expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(within(pages).getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next')
  expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&page=3',
  )
})

test('listing-page: invalid dates are named in a message and the rest is still shown', () => {
  showResults({ city: 'Jeddah', checkIn: '45-11-2026' })
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Check-in: Enter a date such as 31-12-2026')
  expect(screen.getByRole('link', { name: 'Palm Chalet' })).toBeInTheDocument()
})

test('listing-page: an unknown city is named, with links to our cities and the whole country', () => {
  showResults({ city: 'Nowhere', priceMax: '700' }, { data: [], total: 0 }, { city: true })
  expect(screen.getByRole('heading', { name: 'We do not know a city called “Nowhere”' })).toBeInTheDocument()
  const cities = within(screen.getByRole('region', { name: 'Our cities' })).getAllByRole('link')
  expect(cities[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/search\?city=\w+&page=1&priceMax=700$/),
  )
  expect(screen.getByRole('link', { name: 'Search in all cities' })).toHaveAttribute(
    'href',
    '/en/search?page=1&priceMax=700',
  )
})

test('listing-page: a page behind the last one shows how many there are and links to the last and the first', () => {
  showResults({ city: 'Jeddah', page: '999' }, { data: [], total: 45 })
  expect(screen.getByText('45 places in all. The last page is number 3.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&page=3',
  )
  expect(screen.queryByText(/page 500/)).not.toBeInTheDocument()
})

test('listing-page: the map shows how many of the listings are on it', () => {
  showResults({ city: 'Jeddah', view: 'map' }, { total: 45 }, {}, 'map')
  expect(screen.getByText('45 places · on this map: 1')).toBeInTheDocument()
})

test('listing-page: no results show a message and further links', () => {
  showResults({ city: 'Jeddah' }, { data: [], total: 0 })
  expect(screen.getByRole('heading', { name: 'No places match' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Show all places' })).toHaveAttribute('href', '/en/search?page=1')
})

test('listing-page: repeated boxes of the plain form become one list', () => {
  expect(
    parsePageQuery({ facilities: ['pool', 'bbq'], city: ['Jeddah', 'Riyadh'] }, TODAY).query,
  ).toMatchObject({
    facilities: ['pool', 'bbq'],
    city: 'Jeddah',
  })
})

test.each([
  [1, 3, [1, 2, 3]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
])('page %s of %s links the ends and the neighbours', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown)
})

test('a day of the price calendar links to a stay of as many nights as were searched, by the same filters', () => {
  const { query } = parsePageQuery(
    { city: 'Jeddah', flexible: 'weekend', month: '12-2026', priceMax: '700' },
    TODAY,
  )
  const prices = { '2026-12-03': 450, '2026-12-05': 300.5 }
  renderInPage(<PriceStrip address={{ path: '/search', query }} today={TODAY} prices={prices} />)
  const days = screen.getAllByRole('listitem')
  expect([days.length, days[0]?.textContent, days[1]?.textContent]).toEqual([
    31,
    'Thu 3 Dec450',
    'Fri 4 DecNo price',
  ])
  const links = screen.getAllByRole('link')
  expect(links.slice(0, 3).map((link) => [link.textContent, link.hasAttribute('data-lowest')])).toEqual([
    ['Thu 3 Dec450', false],
    ['Fri 4 DecNo price', false],
    ['Sat 5 Dec301', true],
  ])
  expect(links[2]).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&checkIn=05-12-2026&checkOut=07-12-2026&page=1&priceMax=700',
  )
})

test.each([
  ['no night', {}, 'status', /No nightly prices are known/],
  ['no answer', null, 'alert', /could not be loaded/],
] as const)('a price calendar with %s has a sentence', (_what, prices, role, text) => {
  const { query } = parsePageQuery({ city: 'Jeddah' }, TODAY)
  renderInPage(<PriceStrip address={{ path: '/search', query }} today={TODAY} prices={prices} />)
  expect(screen.getAllByRole(role).map((one) => one.textContent)).toContainEqual(expect.stringMatching(text))
})

test('the chip of the price calendar opens it in the address, and closes it again', () => {
  showResults({ city: 'Jeddah', page: '2' })
  expect(screen.getByRole('link', { name: 'Prices by day' })).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&page=2&panel=prices',
  )
})
