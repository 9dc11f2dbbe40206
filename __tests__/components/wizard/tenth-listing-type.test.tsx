import { cleanup, screen } from '@testing-library/react'
import { ListingFacts } from '@/components/shared/listing-parts/listing-facts'
import { LISTING_TYPES, listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { ListingPayload } from '@/lib/domain/listing/payload'
import { withVariant } from '@/lib/domain/listing/variants'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { ListingWire } from '@/lib/domain/listing/wire'
import { fromWire } from '@/lib/domain/listing/wire'
import { renderInPage } from '../render-in-page'
import { aCategory, nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const CARAVANS = 'Caravans' as PropertyType

/** One word and one row, as a tenth type would be added. */
jest.mock('@/lib/domain/listing/vocabulary', () => {
  const real = jest.requireActual('@/lib/domain/listing/vocabulary')
  return { ...real, PROPERTY_TYPES: [...real.PROPERTY_TYPES, 'Caravans'] }
})
jest.mock('@/lib/domain/listing/listing-types', () => {
  const real = jest.requireActual('@/lib/domain/listing/listing-types')
  real.LISTING_TYPES.push({
    ...real.listingTypeOf('Camps'),
    type: 'Caravans',
    slug: 'caravans',
    segment: 'caravan',
    facts: { singleBeds: 'numOfBunks', maxGuests: 'maxGuest' },
    addOns: ['buffet'],
    totalEntities: '7',
  })
  return real
})

/** What the server answers of a listing that was sent. */
const answered = (payload: ListingPayload) =>
  ({
    ...payload,
    _id: 's1',
    type: CARAVANS,
    status: 'live',
    category: { _id: 'c', type: CARAVANS, category: 'Caravans', category_name_ar: 'كرفانات' },
    maxGuests: 4,
    leisure: {},
    pricingMode: 'daily',
    datePrices: {},
    turnoverMinutes: 0,
    rating: null,
    reviewsCount: 0,
    aspectRatings: [],
    vatPercent: null,
    stayVat: 'nobody',
    units: 1,
    vendor: { _id: 'host', name: 'Huda', name_ar: 'هدى', type: 'host', file: null, since: '2026-01-01' },
  }) as unknown as ListingWire

test('a tenth type is one row: it is chosen, filled in, sent and shown to guests', async () => {
  expect(LISTING_TYPES).toHaveLength(10)
  const camp = withVariant(listingTypeOf('Camps'), 'standard')
  const { user, calls } = openWizard(camp, {
    step: 'type',
    options: { categoryId: '', facts: {} },
    answers: {
      'GET /api/v1/services/categories': {
        body: { categories: [aCategory(CARAVANS, { category: 'Caravans' })] },
      },
      'GET /api/v1/facility/list?type=Caravans&status=active&isSubFacility=true': { body: { data: [] } },
      'POST /api/v1/caravan': { status: 201, body: { _id: 's1' } },
    },
  })
  await user.click(await screen.findByRole('radio', { name: /Caravans/ }))
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.facilities.title)
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.basicInfo.title)
  await user.type(screen.getByLabelText('Single beds'), '2')
  await user.type(screen.getByLabelText('Maximum guests'), '4')
  for (const step of ['details', 'place', 'pricing', 'settings', 'addOns'] as const) {
    await user.click(nextButton())
    await screenCalled(STEP_TITLES[step].title)
  }
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.summary.title)
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.title)
  const payload = calls.find(({ path }) => path === '/api/v1/caravan')?.body as ListingPayload
  expect(payload).toMatchObject({ unitsAndGuest: { numOfBunks: 2, maxGuest: 4 }, totalEntities: '7' })

  cleanup()
  renderInPage(<ListingFacts listing={fromWire(answered(payload))} />)
  expect(screen.getByText('Single beds').nextElementSibling).toHaveTextContent('2')
  expect(screen.queryByText('Tents')).not.toBeInTheDocument()
})
