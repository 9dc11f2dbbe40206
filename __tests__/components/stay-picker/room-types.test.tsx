import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StayIssues } from '@/components/stay-picker/availability/stay-issues'
import { BookButton } from '@/components/stay-picker/card/book-button'
import { BookingPrice } from '@/components/stay-picker/card/booking-price'
import PartyFields from '@/components/stay-picker/card/party-fields'
import { PetField } from '@/components/stay-picker/card/pet-field'
import { RoomsField } from '@/components/stay-picker/card/rooms-field'
import { toListingForBooking, withRoomTypes } from '@/components/stay-picker/listing-for-booking'
import { RoomTypes } from '@/components/stay-picker/room-types/room-types'
import { NOTHING_CHOSEN, type StayChoice, StayProvider, useStay } from '@/components/stay-picker/stay-state'
import type { BookableListing } from '@/lib/domain/booking/bookable'
import type { Fee } from '@/lib/domain/booking/money/fees'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import type { RoomTypeWire } from '@/lib/domain/listing/room-types'
import { addDays, formatQueryDay, riyadhDay } from '@/lib/domain/time/days'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const checkIn = formatQueryDay(addDays(riyadhDay(new Date()), 10))
const checkOut = formatQueryDay(addDays(riyadhDay(new Date()), 12))
const dates = {
  checkIn: addDays(riyadhDay(new Date()), 10),
  checkOut: addDays(riyadhDay(new Date()), 12),
}
const FREE = { isFree: true, freeUnits: 1, nearest: [] }

const hotel = aListing()
const aRoomType = (_id: string, name: string, kind: string): RoomTypeWire => ({
  ...{ _id, name, name_ar: name, images: [], areaSqm: 30, maxGuests: 2, facilities: [] },
  ...{ facts: { roomType: kind }, bookingType: 'instant', paymentType: 'payAtCheckin' },
  ...{ cancellationPolicy: 'Flexible', checkInTime: '15:00', checkOutTime: '12:00' },
  price: { unit: 'night', from: 540 },
})
const ROOMS = [
  aRoomType(hotel.id, hotel.name.en, 'double'),
  aRoomType('suite', `${hotel.name.en}, sea suite`, 'suite'),
  aRoomType('single', 'Small room', 'single'),
]

async function openRooms(query: string, answers: Parameters<typeof fakeBackend>[0] = {}) {
  window.history.replaceState(null, '', `/${query}`)
  fakeBackend(answers)
  renderInPage(
    <StayProvider offer={toListingForBooking(hotel)}>
      <RoomTypes listing={hotel} roomTypes={ROOMS} chosen={hotel.id} />
    </StayProvider>,
  )
  await screen.findByRole('heading', { name: 'Double room' })
}
const PET_FEE: Fee = { kind: 'pet', priceHalalas: 5000, charged: 'once', threshold: 0 }
const BIKE: OwnAddOn = {
  ...{ id: 'bike', name: { en: 'Bicycle', ar: 'دراجة' }, priceHalalas: 3000, unit: 'piece' },
  ...{ mostPieces: 4, photo: null, stock: null },
}
const ALL: Partial<StayChoice> = {
  ...{ units: 2, addOns: ['buffet'], pet: true },
  ownAddOns: [{ _id: BIKE.id, quantity: 2 }],
}
function Chosen() {
  const { change, request } = useStay()
  return (
    <>
      <button type="button" onClick={() => change(ALL)}>
        All
      </button>
      <output aria-label="Chosen">
        {[request?.units, ...(request?.addOns ?? []), request?.pet ? 'pet' : ''].join(' ').trim()}
      </output>
      <PartyFields />
      <PetField />
    </>
  )
}
const roomNamed = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li')
  if (!item) throw new Error(`no room ${name}`)
  return within(item)
}

test('room types are named within their property, with the price from; one is chosen, the others are links', async () => {
  await openRooms('')
  expect(roomNamed('Double room').getByText('Chosen')).toBeVisible()
  expect(roomNamed('Double room').queryByRole('link')).not.toBeInTheDocument()
  expect(roomNamed('sea suite').getByText('from')).toBeVisible()
  const link = roomNamed('Small room').getByRole('link', { name: 'Choose Small room' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\?room=single$/))
})

test('with dates each room type has the price of the stay, or why it cannot be had; its link has the dates', async () => {
  const issues = [{ path: 'adults', code: 'too_many_guests', message: 'At most 1 guest' }]
  await openRooms(`?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`, {
    [`POST /api/v1/services/${hotel.id}/quote`]: { body: { total: 1080, availability: FREE } },
    'POST /api/v1/services/suite/quote': { body: { total: 1800, availability: { ...FREE, isFree: false } } },
    'POST /api/v1/services/single/quote': { status: 422, body: { code: 'invalid', issues } },
  })
  expect(await roomNamed('Double room').findByText('1,080')).toBeVisible()
  expect(await roomNamed('sea suite').findByText('Taken for these dates')).toBeVisible()
  expect(await roomNamed('Small room').findByText('At most 1 guest')).toBeVisible()
  const link = roomNamed('sea suite').getByRole('link')
  const stay = `checkIn=${checkIn}&checkOut=${checkOut}&guests=2`
  expect(link).toHaveAttribute('href', expect.stringContaining(`?room=suite&${stay}`))
})

test('the prices of room types are for the chosen units and party, without what the chosen room type alone sells', async () => {
  const user = userEvent.setup()
  const answer = { body: { total: 1080, availability: FREE } }
  window.history.replaceState(null, '', `/?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
  const calls = fakeBackend(
    Object.fromEntries(ROOMS.map(({ _id }) => [`POST /api/v1/services/${_id}/quote`, answer])),
  )
  const terms = { ...hotel.terms, units: 3, ownAddOns: [BIKE] }
  renderInPage(
    <StayProvider offer={toListingForBooking({ ...hotel, terms })}>
      <Chosen />
      <RoomTypes listing={hotel} roomTypes={ROOMS} chosen={hotel.id} />
    </StayProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.includes('/suite/')).at(-1)?.body).toMatchObject({
      ...{ adults: 2, units: 2, addOns: [], ownAddOns: [] },
    }),
  )
})

test('what was chosen in another room type and is not sold in this one can be taken back', async () => {
  const user = userEvent.setup()
  const page = (terms: Partial<BookableListing>) => (
    <StayProvider offer={toListingForBooking({ ...hotel, terms: { ...hotel.terms, ...terms } })}>
      <Chosen />
    </StayProvider>
  )
  window.history.replaceState(null, '', `/?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
  fakeBackend({})
  const { rerender } = renderInPage(
    page({ units: 3, addOns: [{ name: 'buffet', priceHalalas: 100 }], fees: [PET_FEE] }),
  )
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(screen.getByRole('status', { name: 'Chosen' })).toHaveTextContent('2 buffet pet')
  rerender(page({ units: 1, addOns: [], fees: [] }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(
    within(screen.getByRole('group', { name: 'Units' })).getByRole('button', { name: /^Fewer/ }),
  )
  expect(screen.getByRole('status', { name: 'Chosen' })).toHaveTextContent(/^1$/)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('a room type that the party is too large for is known without a call', async () => {
  window.history.replaceState(null, '', `/?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
  const calls = fakeBackend({})
  const rooms = [
    { ...aRoomType('one', 'Small room', 'single'), maxGuests: 1 },
    { ...aRoomType('bed', 'Nanny room', 'single'), facts: { adults: 1 } },
  ]
  renderInPage(
    <StayProvider offer={toListingForBooking(hotel)}>
      <RoomTypes listing={hotel} roomTypes={rooms} chosen={hotel.id} />
    </StayProvider>,
  )
  expect(
    await roomNamed('Small room').findByText('Sleeps at most 1 guest. You need 2 rooms of this type.'),
  ).toBeVisible()
  expect(
    roomNamed('Nanny room').getByText('Beds for at most 1 adult. You need 2 rooms of this type.'),
  ).toBeVisible()
  expect(calls.filter(({ path }) => /services.(one|bed)/.test(path))).toEqual([])
})

test('quotes of other room types name no add-on that the chosen one sells', async () => {
  const bed = { id: 'bed', name: { ar: 'سرير', en: 'Bed' }, priceHalalas: 5_000, unit: 'night' } as const
  const terms = { ...hotel.terms, ownAddOns: [{ ...bed, mostPieces: 2, photo: null, stock: null }] }
  const answer = { body: { total: 1080, availability: FREE } }
  const calls = fakeBackend(
    Object.fromEntries(ROOMS.map(({ _id }) => [`POST /api/v1/services/${_id}/quote`, answer])),
  )
  renderInPage(
    <StayProvider
      offer={toListingForBooking({ ...hotel, terms })}
      initial={{ ...NOTHING_CHOSEN, ...dates, ownAddOns: [{ _id: 'bed', quantity: 1 }] }}
    >
      <RoomTypes listing={hotel} roomTypes={ROOMS} chosen={hotel.id} />
    </StayProvider>,
  )
  expect(await roomNamed('sea suite').findByText('1,080')).toBeVisible()
  expect(calls.filter(({ body }) => JSON.stringify(body).includes('bed'))).toEqual([])
})

const LINES = [
  {
    kind: 'nights',
    unitPrice: 540,
    quantity: 2,
    units: 1,
    amount: 1080,
    room: { _id: hotel.id, name: hotel.name },
  },
  {
    kind: 'nights',
    unitPrice: 900,
    quantity: 2,
    units: 1,
    amount: 1800,
    room: { _id: 'suite', name: { en: 'sea suite', ar: 'جناح' } },
  },
]
const BOTH = {
  ...{ lines: LINES, total: 2880, vat: null, stayVat: 'nobody', deposit: 0, dueNow: 0, dueLater: 2880 },
  ...{ paymentType: 'payAtCheckin', checkInAt: '2026-12-01T12:00:00Z', checkOutAt: '2026-12-03T09:00:00Z' },
  ...{ freeCancellationUntil: null, availability: FREE },
}
const small = { ...hotel, terms: { ...hotel.terms, maxGuests: 2 } }
const offered = () => withRoomTypes(small, { roomTypes: ROOMS }, ({ name }) => name)

function openTogether(rooms = ROOMS) {
  window.history.replaceState(null, '', `/?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
  const calls = fakeBackend(
    Object.fromEntries(
      ROOMS.map(({ _id }) => [
        `POST /api/v1/services/${_id}/quote`,
        { body: _id === hotel.id ? BOTH : { ...BOTH, total: 1800, availability: { ...FREE, freeUnits: 2 } } },
      ]),
    ),
  )
  renderInPage(
    <StayProvider offer={offered()}>
      <RoomTypes listing={hotel} roomTypes={rooms} chosen={hotel.id} />
      <BookingPrice />
      <RoomsField />
      <PartyFields />
      <BookButton label="bookNow" />
    </StayProvider>,
  )
  const sent = () => calls.filter(({ path }) => path.includes(hotel.id)).map(({ body }) => body)
  return { user: userEvent.setup(), sent }
}

test('a suite is added to a double: what is left of it, the price of both, and both in the address of the checkout', async () => {
  const { user, sent } = openTogether()
  const suite = roomNamed('sea suite')
  expect(await suite.findByText('2 rooms left for these dates')).toBeVisible()
  const more = suite.getByRole('button', { name: 'One more: sea suite' })
  await user.click(more)
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({ rooms: [{ listingId: 'suite', units: 1 }], units: 1 }),
  )
  const book = await screen.findByRole('link', { name: 'Book now' })
  expect(book).toHaveAttribute('href', expect.stringContaining('rooms=suite%3A1'))
  const party = screen.getByRole('group', { name: 'Adults' })
  const adult = within(party).getByRole('button', { name: /^More/ })
  await user.click(adult)
  await user.click(adult)
  expect(adult).toBeDisabled()
  await user.click(more)
  expect(more).toBeDisabled()
  const chosen = screen.getByRole('group', { name: 'Rooms' })
  for (const _twice of [1, 2])
    await user.click(within(chosen).getByRole('button', { name: `One fewer: ${ROOMS[1]?.name}` }))
  await waitFor(() => expect(sent().at(-1)).not.toHaveProperty('rooms'))
  expect(within(chosen).getByRole('button', { name: `One more: ${ROOMS[1]?.name}` })).toBeEnabled()
})

test('a room type that is paid, cancelled or confirmed in another way is booked by itself', async () => {
  const [first, second] = ROOMS
  if (!first || !second) throw new Error('two room types')
  openTogether([first, { ...second, cancellationPolicy: 'Strict' }])
  expect(
    await roomNamed('sea suite').findByText(/^Different payment, cancellation or confirmation/),
  ).toBeVisible()
  expect(roomNamed('sea suite').queryByRole('button')).not.toBeInTheDocument()
})

test('rooms that are not all free, and a price that does not arrive, are explained in a sentence', async () => {
  window.history.replaceState(null, '', `/?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
  const answers = {
    [`POST /api/v1/services/${hotel.id}/quote`]: {
      body: { ...BOTH, availability: { ...FREE, isFree: false } },
    },
  }
  fakeBackend(answers)
  const initial = { ...NOTHING_CHOSEN, ...dates, rooms: [{ listingId: 'suite', units: 1 }] }
  const { rerender } = renderInPage(
    <StayProvider offer={offered()} initial={initial}>
      <StayIssues />
    </StayProvider>,
  )
  expect(await screen.findByText('Not all of these rooms are available for these dates')).toBeVisible()
  fakeBackend({})
  rerender(
    <StayProvider key="again" offer={offered()} initial={initial}>
      <StayIssues />
    </StayProvider>,
  )
  expect(await screen.findByText(/^The price of these rooms could not be loaded/)).toBeVisible()
})
