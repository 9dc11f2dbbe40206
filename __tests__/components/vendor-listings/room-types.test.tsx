import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListingCard } from '@/components/vendor-listings/listing-card'
import { RoomTypes } from '@/components/vendor-listings/room-types'
import type { VendorRoomType } from '@/lib/contract/schemas/listing/vendor-listing'
import { MAX_ROOM_TYPES } from '@/lib/domain/listing/room-types'
import type { Locale } from '@/lib/i18n/routing'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

const HOTEL: VendorRoomType = {
  _id: 'h1',
  type: 'Hotel',
  segment: 'hotel',
  status: 'live',
  reason: null,
  hasPendingChange: false,
  name: 'Palm Hotel',
  name_ar: 'فندق النخلة',
  image: null,
  city: { name: 'Jeddah', name_ar: 'جدة' },
  price: { unit: 'night', from: 300 },
  rating: null,
  reviewsCount: 0,
  views: 12,
  nextBooking: null,
  openBookings: 0,
  occupancy: 0,
  licence: 'missing',
  licenceExpiresOn: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  units: 8,
  maxGuests: 2,
}
const aSuite = (options: Partial<VendorRoomType> = {}): VendorRoomType => ({
  ...HOTEL,
  _id: 's1',
  name: 'Palm Hotel, suite',
  name_ar: 'فندق النخلة، جناح',
  units: 2,
  maxGuests: 4,
  property: 'h1',
  ...options,
})

const toasts = collectedToasts()
const show = (others: VendorRoomType[], locale: Locale = 'en') =>
  renderInPage(<RoomTypes roomTypes={{ property: 'h1', data: [HOTEL, ...others] }} requiresLicence />, locale)

test('each other room type has its state, units, guests, price and next arrival, with its acts', () => {
  show([
    aSuite({ nextBooking: '2026-03-20T12:00:00.000Z' }),
    aSuite({ _id: 's2', name: 'Palm Hotel, family', status: 'rejected', reason: 'Dark photos' }),
    aSuite({ _id: 's3', name: 'Palm Hotel, single', status: 'draft' }),
  ])
  expect(screen.queryByRole('article', { name: 'Palm Hotel' })).toBeNull()
  const suite = screen.getByRole('article', { name: 'Palm Hotel, suite' })
  expect(suite).toHaveTextContent('2 units · 4 guests')
  expect(suite).toHaveTextContent('300')
  expect(suite).toHaveTextContent('20 Mar')
  expect(within(suite).getByRole('heading', { level: 3 })).toBeVisible()
  expect(suite).not.toHaveTextContent(/licence/i)
  const hrefOf = (name: string) => within(suite).getByRole('link', { name }).getAttribute('href')
  expect([hrefOf('Edit'), hrefOf('Calendar')]).toEqual([
    '/en/my-services?edit=s1',
    '/en/service-calendar?service=s1',
  ])
  expect(within(suite).getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.getByRole('article', { name: 'Palm Hotel, family' })).toHaveTextContent('Dark photos')
  const draft = screen.getByRole('article', { name: 'Palm Hotel, single' })
  expect(within(draft).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/en/my-services?edit=s3')
})

test('without another room type a sentence explains them; adding begins a draft and opens it', async () => {
  const calls = fakeBackend({
    'POST /api/v1/vender/services/h1/room-types': [
      { status: 409, body: { code: 'too_many_room_types', message: 'No more' } },
      { status: 201, body: { _id: 's9' } },
    ],
  })
  show([])
  expect(screen.getByText(/has one room type/)).toBeVisible()
  const add = screen.getByRole('button', { name: 'Add a room type' })
  await userEvent.setup().click(add)
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]))
  await userEvent.setup().click(add)
  await waitFor(() => expect(moves).toContain('/en/my-services?edit=s9'))
  expect(calls).toHaveLength(2)
})

test('a property with the most room types has a sentence in place of the button', () => {
  show(Array.from({ length: MAX_ROOM_TYPES - 1 }, (_, n) => aSuite({ _id: `s${n}`, name: `Room ${n}` })))
  expect(screen.queryByRole('button', { name: 'Add a room type' })).toBeNull()
  expect(screen.getByText(/reached the limit of room types/)).toBeVisible()
})

test('in Arabic the section counts in Arabic', () => {
  show([aSuite()], 'ar')
  expect(screen.getByRole('article', { name: 'فندق النخلة، جناح' })).toHaveTextContent('وحدتان · 4 ضيوف')
})

test('the card of a property links to its room types, and its deletion names them', async () => {
  renderInPage(<ListingCard card={{ ...HOTEL, roomTypes: 4 }} requiresLicence={false} />)
  expect(screen.getByRole('link', { name: '4 room types' })).toHaveAttribute(
    'href',
    '/en/service-details?id=h1#room-types',
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('All its room types are deleted with it.')
})

test('a copy of a room type is found on the page of its property', async () => {
  fakeBackend({ 'POST /api/v1/hotel/s1/duplicate': { status: 201, body: { _id: 's2' } } })
  show([aSuite()])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(moves).toContain('/en/service-details?id=h1'))
})
