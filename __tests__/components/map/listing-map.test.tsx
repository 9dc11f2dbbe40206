import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PricePin } from '@/components/map/group-pin'
import { ListingMap } from '@/components/map/listing-map'
import {
  boundsAround,
  type MapPin,
  type MapProviderProps,
  WHOLE_COUNTRY,
} from '@/components/map/map-provider'
import { loadRegion } from '@/components/map/region/region'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import { renderInPage } from '../render-in-page'

const PIN: MapPin = {
  id: 'al-nakheel',
  latitude: 21.6,
  longitude: 39.1,
  amount: '650',
  label: 'شاليه النخيل، 650 ريالًا',
}

jest.mock('@/components/map/region/region', () => ({ loadRegion: jest.fn(async () => ({ cities: [] })) }))
jest.mock('@/components/map/region/region-map', () => ({
  RegionMap: ({ label }: MapProviderProps) => <p>offline {label}</p>,
}))
jest.mock('@/components/map/google/google-map', () => ({
  GoogleMapProvider: ({ label, settings, onFail }: MapProviderProps) => (
    <button type="button" onClick={onFail}>
      google {label} {settings.googleMapsApiKey}
    </button>
  ),
}))

let comesIntoSight: () => void

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comesIntoSight = () => tell([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const show = (apiKey: string | null) =>
  renderInPage(
    <ListingMap
      settings={{ ...NO_MAP_SERVICE, googleMapsApiKey: apiKey }}
      label="of Jeddah"
      bounds={WHOLE_COUNTRY}
    >
      <p>drawing</p>
    </ListingMap>,
  )

test('nothing is fetched before the map is in view: the region map is shown', () => {
  show(null)
  expect(screen.getByText('drawing')).toBeInTheDocument()
  expect(loadRegion).not.toHaveBeenCalled()
})

test('without a key the offline map is drawn', async () => {
  show(null)
  act(comesIntoSight)
  expect(await screen.findByText('offline of Jeddah')).toBeInTheDocument()
})

test('with a key Google draws, and the shapes are not fetched', async () => {
  jest.mocked(loadRegion).mockClear()
  show('a-key')
  act(comesIntoSight)
  expect(await screen.findByText('google of Jeddah a-key')).toBeInTheDocument()
  expect(loadRegion).not.toHaveBeenCalled()
})

test('when Google refuses, the offline map is drawn in its place', async () => {
  show('a-key')
  act(comesIntoSight)
  await userEvent.click(await screen.findByText('google of Jeddah a-key'))
  act(comesIntoSight)
  expect(await screen.findByText('offline of Jeddah')).toBeInTheDocument()
})

test('when the map fails to load the region map remains', async () => {
  jest.mocked(loadRegion).mockRejectedValueOnce(new Error('offline'))
  show(null)
  act(comesIntoSight)
  await waitFor(() => expect(loadRegion).toHaveBeenCalled())
  expect(screen.getByText('drawing')).toBeInTheDocument()
})

test('a pin is a button named by listing and price, is highlighted under the focus and chosen by Enter', async () => {
  const onLight = jest.fn()
  const onPick = jest.fn()
  renderInPage(<PricePin pin={PIN} isLit={false} onLight={onLight} onPick={onPick} />, 'ar')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: PIN.label })).toHaveFocus()
  expect(onLight).toHaveBeenLastCalledWith(PIN.id)
  await userEvent.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledWith(PIN.id)
})

test('the first view contains every point with a margin, and a single point still shows its surroundings', () => {
  const [south, west, north, east] = boundsAround([PIN, { latitude: 24.7, longitude: 46.6 }]) ?? []
  expect([south, west].map(Number)).toEqual([expect.closeTo(21.591, 2), expect.closeTo(39.091, 2)])
  expect([north, east].map(Number)).toEqual([expect.closeTo(24.709, 2), expect.closeTo(46.609, 2)])
  expect(boundsAround([])).toBeNull()
})
