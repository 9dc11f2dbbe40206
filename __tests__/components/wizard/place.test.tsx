import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PickerProviderProps } from '@/components/map/picker-provider'
import { onToast, type Toast } from '@/components/ui/toast/show-toast'
import { CityControl } from '@/components/wizard/location/city-control'
import { PointControl } from '@/components/wizard/location/point-control'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import type { Draft } from '@/lib/domain/listing/draft'
import type { Locale } from '@/lib/i18n/routing'
import { fakeBackend } from '../fake-backend'
import { showControl } from './control-in-form'

jest.mock('@/components/map/region/region', () => ({ loadRegion: jest.fn(async () => ({ cities: [] })) }))
jest.mock('@/components/map/region/region-picker', () => ({
  RegionPicker: ({ point, viewport: sight, onPick, onViewChange: onSight }: PickerProviderProps) => {
    onSight(sight)
    const press = (latitude: number, longitude: number) => () => onPick({ latitude, longitude })
    return (
      <>
        <output data-testid="sight">{JSON.stringify(sight)}</output>
        <output data-testid="pin">{JSON.stringify(point)}</output>
        <button type="button" onClick={press(21.563, 39.158)} aria-label={'press Jeddah'} />
        <button type="button" onClick={press(24.81, 46.607)} aria-label={'press Riyadh'} />
        <button type="button" onClick={press(25.2, 55.27)} aria-label={'press Dubai'} />
      </>
    )
  },
}))

const JEDDAH = {
  _id: 'j',
  name: 'Jeddah',
  name_ar: 'جدة',
  status: 'active',
  latitude: 21.54,
  longitude: 39.17,
}
const RIYADH = {
  _id: 'r',
  name: 'Riyadh',
  name_ar: 'الرياض',
  status: 'active',
  latitude: 24.71,
  longitude: 46.68,
}
const MALQA = {
  _id: 'm',
  name: 'Al Malqa',
  name_ar: 'الملقا',
  city: 'Riyadh',
  latitude: 24.81,
  longitude: 46.607,
}
const EMPTY: Draft['place'] = {
  address: '',
  city: '',
  district: '',
  houseNumber: '',
  landmark: '',
  point: null,
  isPointConfirmed: false,
}

const CATALOGUE = {
  'GET /api/v1/services/map': { body: NO_MAP_SERVICE },
  'GET /api/v1/services/cities': { body: [JEDDAH, RIYADH] },
  'GET /api/v1/services/districts': { body: [MALQA] },
}
const LOOKUPS = {
  'GET /api/v1/services/place?lat=21.563&lng=39.158': {
    body: { address: 'Al Rawdah, Jeddah', city: JEDDAH, district: { name: 'Al Rawdah', name_ar: 'الروضة' } },
  },
  'GET /api/v1/services/place?lat=24.81&lng=46.607': {
    body: { address: 'Al Malqa, Riyadh', city: RIYADH, district: MALQA },
  },
  'GET /api/v1/services/place?lat=24.96&lng=46.7': {
    body: { address: 'Riyadh', city: RIYADH, district: null },
  },
}

let toasts: string[]
let stop: () => void
beforeEach(() => {
  toasts = []
  stop = onToast((toast: Toast) => toasts.push(toast.text))
})
afterEach(() => stop())

function show(place: Partial<Draft['place']> = {}, locale?: Locale) {
  return showControl(PointControl, {
    path: 'place.point',
    options: { place: { ...EMPTY, ...place } },
    locale,
  })
}
const press = async (city: string) =>
  userEvent.click(await screen.findByRole('button', { name: `press ${city}` }))
const sight = async () => JSON.parse((await screen.findByTestId('sight')).textContent ?? '')
const map = () => screen.findByRole('application', { name: 'Map to choose where the place is' })

test('place-map: it opens at 24.96, 46.70 at zoom 7, and without a pin: Add location from map!', async () => {
  fakeBackend(CATALOGUE)
  show()
  expect(await sight()).toEqual({ latitude: 24.96, longitude: 46.7, zoom: 7 })
  await userEvent.click(screen.getByText('Next', { selector: 'form button' }))
  await waitFor(() => expect(toasts).toEqual(['Add location from map!']))
  expect(await map()).toHaveAccessibleDescription(expect.stringContaining('Add location from map!'))
})

test('place-map: a press puts the pin; one outside the country is refused with a message and the pin stays', async () => {
  fakeBackend({ ...CATALOGUE, ...LOOKUPS })
  const { draft } = show()
  await press('Jeddah')
  expect(draft().place.point).toEqual({ latitude: 21.563, longitude: 39.158 })
  expect(screen.getByText('21.56300, 39.15800')).toBeInTheDocument()
  await press('Dubai')
  expect(screen.getByText('The place must be inside Saudi Arabia')).toBeInTheDocument()
  expect(draft().place.point).toEqual({ latitude: 21.563, longitude: 39.158 })
})

test('place-map: by keyboard Enter puts the pin in the middle and the arrows move it, the same in both languages', async () => {
  fakeBackend({ ...CATALOGUE, ...LOOKUPS })
  const { draft } = show()
  ;(await map()).focus()
  await screen.findByTestId('pin')
  await userEvent.keyboard('{Enter}')
  expect(draft().place.point).toEqual({ latitude: 24.96, longitude: 46.7 })
  await userEvent.keyboard('{ArrowRight}')
  expect(draft().place.point?.longitude).toBeGreaterThan(46.7)
  expect(draft().place.point?.latitude).toBe(24.96)
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  expect(draft().place.point?.longitude).toBeCloseTo(46.7, 5)
  expect(draft().place.point?.latitude).toBeGreaterThan(24.96)
})

const search = async (typed: string, name: RegExp) => {
  await userEvent.type(await screen.findByRole('combobox'), typed)
  await userEvent.click(screen.getByRole('option', { name }))
}

test('place-map: a search by either name puts the pin, the city, the district and the address there', async () => {
  fakeBackend({ ...CATALOGUE, ...LOOKUPS })
  const { draft } = show({ city: 'Jeddah' })
  await search('ملقا', /Al Malqa/)
  expect(await sight()).toEqual({ latitude: 24.81, longitude: 46.607, zoom: 14 })
  await waitFor(() =>
    expect(draft().place).toMatchObject({
      point: { latitude: 24.81, longitude: 46.607 },
      address: 'Al Malqa, Riyadh',
      city: 'Riyadh',
      district: 'Al Malqa',
    }),
  )
})

test('place-map: a search moves an existing pin only after a confirmation, and then all fields agree', async () => {
  fakeBackend({ ...CATALOGUE, ...LOOKUPS })
  const jeddah = {
    point: { latitude: 21.563, longitude: 39.158 },
    city: 'Jeddah',
    district: 'Al Rawdah',
    address: 'Behind the white mosque',
  }
  const { draft } = show(jeddah)
  await search('Malqa', /Al Malqa/)
  expect(await sight()).toEqual({ latitude: 24.81, longitude: 46.607, zoom: 14 })
  expect(draft().place).toMatchObject(jeddah)
  await userEvent.click(screen.getByRole('button', { name: 'Move them to Al Malqa' }))
  await waitFor(() =>
    expect(draft().place).toMatchObject({
      point: { latitude: 24.81, longitude: 46.607 },
      address: 'Al Malqa, Riyadh',
      city: 'Riyadh',
      district: 'Al Malqa',
    }),
  )
  expect(screen.queryByRole('button', { name: 'Move them to Al Malqa' })).not.toBeInTheDocument()
})

test('place-map: the position of the device is used on a press, and a refusal is explained', async () => {
  fakeBackend({ ...CATALOGUE, ...LOOKUPS })
  const { draft } = show()
  const request = jest.fn()
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: request },
  })
  request.mockImplementationOnce((_, refuse) => refuse({ code: 1, PERMISSION_DENIED: 1 }))
  const button = screen.getByRole('button', { name: 'Use my location' })
  expect(request).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(screen.getByText(/was not allowed to share your location/)).toBeInTheDocument()
  request.mockImplementationOnce((found) => found({ coords: { latitude: 21.563, longitude: 39.158 } }))
  await userEvent.click(button)
  expect(draft().place.point).toEqual({ latitude: 21.563, longitude: 39.158 })
  expect(screen.queryByText(/was not allowed/)).not.toBeInTheDocument()
})

test('a call for a short address that fails is named as such, not as a link to nowhere', async () => {
  const short = 'https://maps.app.goo.gl/AbCd12'
  const link = `GET /api/v1/services/place/link?url=${encodeURIComponent(short)}`
  fakeBackend({ ...CATALOGUE, ...LOOKUPS, [link]: { status: 503, body: { message: 'Try again later' } } })
  show()
  const box = await screen.findByRole('textbox', { name: 'Or paste a location' })
  await userEvent.type(box, `${short}{Enter}`)
  expect(await screen.findByText('Try again later')).toBeVisible()
  expect(screen.queryByText(/found no location in this link/)).toBeNull()
  expect(box).toHaveFocus()
})

test('place-map: pasted coordinates or a short address of Google Maps put the pin there', async () => {
  const short = 'https://maps.app.goo.gl/AbCd12'
  const link = `GET /api/v1/services/place/link?url=${encodeURIComponent(short)}`
  const calls = fakeBackend({
    ...CATALOGUE,
    ...LOOKUPS,
    [link]: [{ body: { point: { latitude: 24.81, longitude: 46.607 } } }, { body: { point: null } }],
  })
  const user = userEvent.setup()
  const { draft } = show()
  const pin = () => draft().place.point
  const box = await screen.findByRole('textbox', { name: 'Or paste a location' })
  const button = screen.getByRole('button', { name: 'Place the pin' })
  expect(button).toBeDisabled()
  await user.type(box, '21.563, 39.158{Enter}')
  await waitFor(() => expect(pin()).toEqual({ latitude: 21.563, longitude: 39.158 }))

  await user.clear(box)
  await user.type(box, short)
  await user.click(button)
  await waitFor(() => expect(pin()).toEqual({ latitude: 24.81, longitude: 46.607 }))
  await user.click(button)
  expect(await screen.findByText(/found no location in this link/)).toBeVisible()
  expect(box).toHaveFocus()
  expect(pin()).toEqual({ latitude: 24.81, longitude: 46.607 })

  await user.clear(box)
  await user.type(box, 'Palm Chalet{Enter}')
  expect(await screen.findByText(/There is no location in this text/)).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('/link'))).toHaveLength(2)
})

test('place-reverse: a pin fills address, city and district, and a second one replaces what the first filled', async () => {
  fakeBackend({ ...CATALOGUE, ...LOOKUPS })
  const { draft } = show()
  await press('Jeddah')
  await waitFor(() =>
    expect(draft().place).toMatchObject({
      address: 'Al Rawdah, Jeddah',
      city: 'Jeddah',
      district: 'Al Rawdah',
    }),
  )
  await press('Riyadh')
  await waitFor(() => expect(draft().place).toMatchObject({ address: 'Al Malqa, Riyadh', city: 'Riyadh' }))
})

test('place-reverse: a typed text is never overwritten', async () => {
  fakeBackend({ ...CATALOGUE, ...LOOKUPS })
  const { draft } = show({ address: 'Behind the white mosque' })
  await press('Riyadh')
  await waitFor(() => expect(draft().place.city).toBe('Riyadh'))
  expect(draft().place.address).toBe('Behind the white mosque')
})

test('place-reverse: its failure is silent, and the pin stays', async () => {
  fakeBackend({ ...CATALOGUE, 'GET /api/v1/services/place?lat=21.563&lng=39.158': { status: 404 } })
  const { draft } = show()
  await press('Jeddah')
  await waitFor(() => expect(draft().place.point).not.toBeNull())
  expect([draft().place.address, toasts]).toEqual(['', []])
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument()
})

test('place-address: the city is chosen from the list, after a disabled Select a City', async () => {
  fakeBackend(CATALOGUE)
  const { draft } = showControl(CityControl, { path: 'place.city', options: { place: EMPTY } })
  const city = screen.getByRole('combobox', { name: 'City' })
  await screen.findByRole('option', { name: 'Riyadh' })
  expect(screen.getByRole('option', { name: 'Select a City' })).toBeDisabled()
  await userEvent.click(screen.getByText('Next', { selector: 'form button' }))
  await waitFor(() => expect(city).toHaveAccessibleDescription('This field is required'))
  await userEvent.selectOptions(city, 'Riyadh')
  expect(draft().place.city).toBe('Riyadh')
  expect(city).toBeValid()
})

test('place-address: in Arabic the cities have their Arabic names, and the same value is stored', async () => {
  fakeBackend(CATALOGUE)
  const { draft } = showControl(CityControl, { path: 'place.city', options: { place: EMPTY }, locale: 'ar' })
  await userEvent.selectOptions(
    screen.getByRole('combobox'),
    await screen.findByRole('option', { name: 'جدة' }),
  )
  expect(draft().place.city).toBe('Jeddah')
})
