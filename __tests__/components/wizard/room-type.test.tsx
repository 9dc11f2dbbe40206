import { screen, waitFor } from '@testing-library/react'
import { startOfEdit } from '@/components/wizard/wizard-start'
import { screensOf } from '@/components/wizard/wizard-steps'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { toPayload } from '@/lib/domain/listing/payload'
import { withVariant } from '@/lib/domain/listing/variants'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { aDraft } from '../../lib/domain/listing/a-draft'
import { OPEN_PERIOD, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const HOTEL = withVariant(listingTypeOf('Hotel'), 'standard')
const PROPERTY = { _id: 'h1', name: 'Palm Hotel', name_ar: 'فندق النخلة' }
const PUT = 'PUT /api/v1/hotel/s1?basedOn=3'

const aRoomType = (licenceEnds = '2099-12-31') =>
  ({
    ...toPayload(
      aDraft(HOTEL, {
        categoryId: 'of-Hotel',
        name: { en: PROPERTY.name, ar: PROPERTY.name_ar },
        licence: { number: '73000001', expiresOn: licenceEnds },
        openPeriod: OPEN_PERIOD,
      }),
      HOTEL,
    ),
    _id: 's1',
    type: 'Hotel',
    fieldReasons: [{ path: 'place.address', reason: 'Which street?' }],
    version: 3,
    roomTypeOf: PROPERTY,
  }) as unknown as EditableListingWire

function open(step: 'overview' | 'details', listing = aRoomType()) {
  return openWizard(HOTEL, {
    start: { ...startOfEdit(listing), step },
    answers: { [PUT]: { body: { _id: 's1' } } },
  })
}

test('a room type has no screen for the address, and names its property', async () => {
  open('overview')
  await screenCalled(STEP_TITLES.overview.edit)
  expect(screen.getByText(/This is a room type of/)).toHaveTextContent('Palm Hotel')
  expect(screen.getByText('Which street?')).toBeVisible()
  expect(screen.queryByText(/on the map$/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull()
  expect(screensOf({ isEdit: true, isRoomType: true })).toEqual(
    screensOf({ isEdit: true, isRoomType: false }).filter((id) => id !== 'place'),
  )
})

test('a room type with the name of its property is stopped at the name; another one is saved without the rest', async () => {
  const { user, calls } = open('details', aRoomType('2020-01-01'))
  await screenCalled(STEP_TITLES.details.title)
  expect(screen.queryByLabelText('Tourism licence number')).toBeNull()
  const name = screen.getByLabelText('Name in English')
  expect(name).toHaveAccessibleDescription('The property, then the room type: Palm Hotel, suite')
  const save = () => user.click(screen.getByText('Save changes', { selector: 'button' }))
  await save()
  const sameName = /Another room type of this property has this name/
  await waitFor(() => expect(screen.getAllByText(sameName)).toHaveLength(2))
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  await user.type(name, ', suite')
  await user.type(screen.getByLabelText('Name in Arabic'), '، جناح')
  await save()
  await screenCalled(STEP_TITLES.success.edit)
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'View the room types' })).toBeVisible()
})
