import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchBar } from '@/components/search/bar/search-bar'
import { categoryChoices, cityChoices, draftFromQuery } from '@/components/search/bar/search-draft'
import { ListingCard } from '@/components/search/card/listing-card'
import { Results } from '@/components/search/results'
import type { Locale } from '@/lib/i18n/routing'
import { parsePageQuery } from '@/lib/search/search-page'
import { CARD, CATEGORIES, CITIES } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

/** A Sunday in Riyadh. */
const NOW = new Date('2026-11-22T09:00:00Z')
const TODAY = '2026-11-22'

const BREAK = {
  ...{ occasion: 'schoolHolidays', from: '2026-11-27', to: '2026-12-05' },
  names: { name: 'Autumn break', name_ar: 'إجازة الخريف' },
}

beforeEach(() => {
  globalThis.fetch = async (input) => {
    const { url } = input instanceof Request ? input : { url: String(input) }
    return new Response(JSON.stringify(url.includes('/services/occasions') ? { data: [BREAK] } : {}))
  }
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval'] })
})
afterEach(() => jest.useRealTimers())

const queryOf = (address: string) => parsePageQuery(Object.fromEntries(new URLSearchParams(address)), TODAY)

function openBar(address: string, locale: Locale = 'en') {
  const { container } = renderInPage(
    <SearchBar
      cities={cityChoices(CITIES, locale)}
      categories={categoryChoices(CATEGORIES, locale)}
      initial={draftFromQuery(queryOf(address).query, CITIES)}
    />,
    locale,
  )
  const field = (name: string) =>
    container.querySelector<HTMLElement>(`[data-field="${name}"]`) as HTMLElement
  const day = (iso: string) => container.querySelector<HTMLElement>(`[data-day="${iso}"]`) as HTMLElement
  const submit = () => screen.getByRole('button', { name: 'Search', hidden: true })
  return { field, day, submit, user: userEvent.setup() }
}

const openFlexible = async (bar: ReturnType<typeof openBar>) => {
  await bar.user.click(bar.field('checkIn'))
  await bar.user.click(await screen.findByRole('button', { name: 'Flexible dates', hidden: true }))
}
const choice = (name: string) => screen.getByRole('combobox', { name, hidden: true })

test('a weekend of a month is chosen without picking a day, and the dates before it leave the address', async () => {
  const bar = openBar('city=Jeddah&checkIn=25-11-2026&checkOut=27-11-2026')
  await openFlexible(bar)
  expect(screen.queryByRole('button', { name: 'Next month', hidden: true })).toBeNull()
  await bar.user.selectOptions(choice('Month'), 'December 2026')
  expect(bar.field('checkIn')).toHaveTextContent('A weekend in December 2026')
  expect(bar.field('checkOut')).toBeNull()
  await bar.user.click(bar.submit())
  expect(moves).toEqual(['/en/search?city=Jeddah&flexible=weekend&month=12-2026&page=1'])
})

test('the cheapest nights of a month need their number', async () => {
  const bar = openBar('city=Jeddah')
  await openFlexible(bar)
  await bar.user.selectOptions(choice('When does it suit you?'), 'The cheapest nights in a month')
  await bar.user.selectOptions(choice('Nights'), '3 nights')
  await bar.user.click(bar.submit())
  expect(moves).toEqual(['/en/search?city=Jeddah&flexible=month&month=11-2026&nights=3&page=1'])
})

test('nights within a span are picked in the calendar, whose days stay in the kinds that have them', async () => {
  const bar = openBar('city=Jeddah')
  await openFlexible(bar)
  await bar.user.selectOptions(choice('When does it suit you?'), 'Some nights within a period')
  expect(bar.field('checkIn')).toHaveTextContent('Choose the dates')
  await bar.user.click(bar.day('2026-11-25'))
  expect(bar.field('checkIn')).toHaveFocus()
  await bar.user.click(bar.day('2026-11-30'))
  expect(bar.field('checkIn')).toHaveTextContent('2 nights between 25 Nov and 30 Nov')
  await bar.user.click(bar.submit())
  const span = 'checkIn=25-11-2026&checkOut=30-11-2026'
  await bar.user.click(bar.field('checkIn'))
  await bar.user.selectOptions(choice('When does it suit you?'), 'A few days around my dates')
  await bar.user.click(bar.submit())
  expect(moves).toEqual([
    `/en/search?city=Jeddah&${span}&flexible=nights&nights=2&page=1`,
    `/en/search?city=Jeddah&${span}&flexible=around&page=1`,
  ])
})

test('exact dates are as they were before flexible ones', async () => {
  const bar = openBar('city=Jeddah&checkIn=25-11-2026&checkOut=27-11-2026')
  await openFlexible(bar)
  await bar.user.click(screen.getByRole('button', { name: 'Exact dates', hidden: true }))
  expect(bar.field('checkIn')).toHaveTextContent('Wed 25 Nov')
  await bar.user.click(bar.submit())
  expect(moves).toEqual(['/en/search?city=Jeddah&checkIn=25-11-2026&checkOut=27-11-2026&page=1'])
})

test('a long holiday becomes nights within it, and its button takes the focus', async () => {
  const bar = openBar('city=Jeddah&checkIn=25-11-2026&checkOut=27-11-2026')
  await bar.user.click(bar.field('checkIn'))
  await bar.user.click(await screen.findByRole('button', { name: /^Autumn break/, hidden: true }))
  expect(bar.field('checkIn')).toHaveTextContent('2 nights between 27 Nov and 6 Dec')
  expect(bar.field('checkIn')).toHaveFocus()
})

test('the bar of a flexible search has its dates as a text, in Arabic with its plural', async () => {
  const { field } = openBar('flexible=month&month=12-2026&nights=2', 'ar')
  await screen.findAllByText('ليلتان في ديسمبر 2026')
  expect(field('checkIn')).toHaveTextContent('ليلتان في ديسمبر 2026')
})

test('flexible dates are one chip, which removes all of them', () => {
  const { query, issues } = queryOf('city=Jeddah&flexible=around&checkIn=25-11-2026&checkOut=27-11-2026')
  renderInPage(
    <Results
      address={{ path: '/search', query }}
      title="Places"
      answer={{
        ...{ data: [CARD], page: 1, pageSize: 20, total: 1 },
        facets: { types: {}, priceMin: null, priceMax: null, prices: null, districts: [] },
      }}
      {...{ issues, facilities: [], bar: null, empty: null }}
    >
      <ListingCard card={CARD} />
    </Results>,
  )
  const chip = within(screen.getByRole('list', { name: 'Active filters' })).getByRole('link')
  expect(chip).toHaveTextContent('25 Nov – 27 Nov, 3 days earlier or later')
  expect(chip).toHaveAttribute('href', '/en/search?city=Jeddah&page=1')
  const sorted = screen.getByRole('link', { name: 'Lowest price' }).getAttribute('href')
  expect(sorted).toContain('checkIn=25-11-2026&checkOut=27-11-2026&flexible=around')
})

test('a card shows the dates that were found, and its link has them in place of those of the search', () => {
  const dates = { checkIn: '2026-12-10', checkOut: '2026-12-12' }
  const searched = { checkIn: '2026-12-12', checkOut: '2026-12-14', guests: 4 }
  renderInPage(<ListingCard card={{ ...CARD, dates }} stay={searched} />)
  expect(screen.getByText('Thu 10 Dec – Sat 12 Dec')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Palm Chalet' })).toHaveAttribute(
    'href',
    '/en/chalets/palm?checkIn=10-12-2026&checkOut=12-12-2026&guests=4',
  )
})
