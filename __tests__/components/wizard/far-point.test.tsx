import { screen, waitFor } from '@testing-library/react'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import type { Draft } from '@/lib/domain/listing/draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import { aDraft } from '../../lib/domain/listing/a-draft'
import { nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

jest.mock('@/components/map/region/region', () => ({ loadRegion: jest.fn(async () => ({ cities: [] })) }))
jest.mock('@/components/map/region/region-picker', () => ({ RegionPicker: () => null }))

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const RIYADH_POINT = { latitude: 24.81, longitude: 46.607 }
const city = (name: string, latitude: number, longitude: number) => ({
  ...{ _id: name, name, name_ar: name, status: 'active', latitude, longitude },
})

function openLocation(place: Partial<Draft['place']>) {
  return openWizard(CHALET, {
    step: 'place',
    options: { place: { ...aDraft(CHALET).place, ...place } },
    answers: {
      'GET /api/v1/services/cities': { body: [city('Jeddah', 21.54, 39.17), city('Riyadh', 24.71, 46.68)] },
      'GET /api/v1/services/districts': { body: [] },
      'GET /api/v1/services/map': { body: NO_MAP_SERVICE },
    },
  })
}

async function sent({ user, calls }: ReturnType<typeof openWizard>) {
  for (const step of ['settings', 'addOns', 'summary'] as const) {
    await user.click(nextButton())
    await screenCalled(STEP_TITLES[step].title)
  }
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.title)
  return calls.find(({ path }) => path === '/api/v1/chalet')?.body
}

test('place-map: a pin far from its city stops the wizard until it is confirmed, and is sent as confirmed', async () => {
  const wizard = openLocation({ point: RIYADH_POINT })
  expect(await screen.findByText(/The pin is \d+ km from the centre of Jeddah/)).toBeVisible()
  await wizard.user.click(nextButton())
  const confirm = screen.getByRole('checkbox', { name: /really is there/ })
  await waitFor(() => expect(confirm).toHaveFocus())
  expect(confirm).toBeInvalid()
  await wizard.user.click(confirm)
  await wizard.user.click(nextButton())
  await screenCalled(STEP_TITLES.pricing.title)
  expect(await sent(wizard)).toMatchObject({
    location: { coordinates: [24.81, 46.607], confirmed: true },
    address: { city: 'Jeddah' },
  })
})

test('place-map: the city can follow the pin, and then there is nothing to confirm', async () => {
  const wizard = openLocation({ point: RIYADH_POINT, isPointConfirmed: true })
  await wizard.user.click(await screen.findByRole('button', { name: 'Change the city to Riyadh' }))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await wizard.user.click(nextButton())
  await screenCalled(STEP_TITLES.pricing.title)
  const body = await sent(wizard)
  expect(body).toMatchObject({ address: { city: 'Riyadh' } })
  expect(body).not.toHaveProperty('location.confirmed')
})

test('place-map: a confirmation holds only for the city it was given for', async () => {
  const { user } = openLocation({ point: { latitude: 26.4, longitude: 50.1 }, isPointConfirmed: true })
  await user.selectOptions(await screen.findByLabelText('City'), 'Riyadh')
  expect(screen.getByRole('checkbox', { name: /belongs to Riyadh/ })).not.toBeChecked()
})
