import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MapView } from '@/components/map/map-provider'
import { MapSplit } from '@/components/search/map/map-split'
import type { ResultPin } from '@/components/search/map/result-pins'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import type { MapCard } from '@/lib/domain/listing/card'
import type { Locale } from '@/lib/i18n/routing'
import { parsePageQuery } from '@/lib/search/search-page'
import { CARD } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'

jest.mock('@/components/map/listing-map', () => ({
  ListingMap: ({ pins = [], bounds, onPick }: MapView) => (
    <section aria-label="map" data-bounds={bounds.join()}>
      {pins.map(({ id, label }) => (
        <button type="button" key={id} onClick={() => onPick?.(id)}>
          {label}
        </button>
      ))}
    </section>
  ),
}))

let calls: string[] = []
let respond: () => Promise<Response>

beforeEach(() => {
  calls = []
  globalThis.fetch = async (input) => {
    calls.push(input instanceof Request ? input.url : String(input))
    return respond()
  }
})

const OF_PAGE: ResultPin = {
  id: 'palm',
  latitude: 21.5,
  longitude: 39.2,
  name: 'Palm Chalet',
  amount: '470',
  label: 'Palm Chalet, 470 riyals',
  where: 'Al Naeem · Jeddah',
  href: '/chalets/palm',
  image: null,
}
const BEYOND: MapCard = {
  ...CARD,
  _id: 'dune',
  name: 'Dune Chalet',
  name_ar: 'شاليه الكثبان',
  location: [21.6, 39.1],
}

const answer = (data: MapCard[], total: number) => async () => new Response(JSON.stringify({ data, total }))

function show({ total = 2, params = {}, locale = 'en' as Locale } = {}) {
  const { query } = parsePageQuery({ city: 'Jeddah', page: '2', ...params }, '2026-11-22')
  const address = { path: '/search', query, view: 'map' } as const
  return renderInPage(
    <MapSplit {...{ address, total, searched: query }} settings={NO_MAP_SERVICE} pins={[OF_PAGE]}>
      <ul data-cards>
        <li data-listing="palm">Palm</li>
      </ul>
    </MapSplit>,
    locale,
  )
}

test('the map shows the page at once, then the listings of all other pages, each once', async () => {
  respond = answer([CARD, BEYOND], 2)
  show({ params: { guests: '4' } })
  const bounds = screen.getByRole('region').dataset['bounds']
  expect(screen.getByRole('button', { name: OF_PAGE.label })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Dune Chalet, 470 riyals' })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: OF_PAGE.label })).toHaveLength(1)
  expect(calls).toEqual([expect.stringMatching(/services\/search\/map\?city=Jeddah&page=1&guests=4$/)])
  // What arrives later must not move a map that is being looked at.
  expect(screen.getByRole('region').dataset['bounds']).toBe(bounds)
})

test('where the page has everything nothing more is requested', async () => {
  show({ total: 1 })
  await waitFor(() => expect(screen.getByRole('button', { name: OF_PAGE.label })).toBeInTheDocument())
  expect(calls).toEqual([])
})

test('a listing of another page opens its small card, which a phone shows too', async () => {
  respond = answer([CARD, BEYOND], 2)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Dune Chalet, 470 riyals' }))
  const link = screen.getByRole('link', { name: 'Dune Chalet' })
  expect(link).toHaveAttribute('href', '/en/chalets/dune')
  expect(link.closest('[role=status]')).not.toHaveAttribute('data-in-rail')
  await userEvent.click(screen.getByRole('button', { name: OF_PAGE.label }))
  expect(screen.getByRole('link', { name: 'Palm Chalet' }).closest('[role=status]')).toHaveAttribute(
    'data-in-rail',
  )
})

test('a listing whose card was loaded after the page is no small card beside it', async () => {
  respond = answer([CARD, BEYOND], 2)
  show()
  const pin = await screen.findByRole('button', { name: 'Dune Chalet, 470 riyals' })
  const appended = document.createElement('li')
  appended.dataset['listing'] = 'dune'
  screen.getByRole('list').append(appended)
  await userEvent.click(pin)
  expect(screen.getByRole('link', { name: 'Dune Chalet' }).closest('[role=status]')).toHaveAttribute(
    'data-in-rail',
  )
})

test.each([
  ['ar' as const, 'تعرض الخريطة أول 2 نتيجة'],
  ['en' as const, 'The map shows the first 2 results'],
])('where more match than a map shows, it has a sentence about it: %s', async (locale, sentence) => {
  respond = answer([CARD, BEYOND], 340)
  show({ total: 340, locale })
  expect(await screen.findByText(sentence, { exact: false })).toBeInTheDocument()
})

test('where the other pages cannot be loaded, those of the page stay, with a sentence', async () => {
  respond = async () => new Response(null, { status: 500 })
  show()
  expect(await screen.findByText(/Places on other pages could not be loaded/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: OF_PAGE.label })).toBeInTheDocument()
})
