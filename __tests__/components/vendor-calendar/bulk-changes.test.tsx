import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AllListings } from '@/components/vendor-calendar/all-listings'
import { UndoOffers } from '@/components/vendor-calendar/bulk/undo-offers'
import { Fees } from '@/components/vendor-calendar/fees/fees'
import type { BulkChangeWire, BulkOutcome } from '@/lib/contract/schemas/calendar/bulk-changes'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import type { VendorListingCard } from '@/lib/contract/schemas/listing/vendor-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const TODAY = '2026-03-15'
const PALM = { _id: 's1', name: 'Palm', name_ar: 'النخلة' }
const REED = { _id: 's2', name: 'Reed', name_ar: 'القصب' }

const placeOf = (names: typeof PALM) => ({
  service: { ...names, image: null } as VendorListingCard,
  calendar: {
    ...{ serviceId: names._id, mode: 'daily', units: 1, hours: null, days: [], bookings: [], conflicts: [] },
    ...{ settings: { minNights: null, maxNights: null, turnoverMinutes: 0, leadHours: 0 }, feeds: [] },
    feed: { exportUrl: null, importUrl: null, lastReadAt: null, lastProblem: null },
  } satisfies CalendarWire,
})

const outcomeOf = (names: typeof PALM, part: Partial<BulkOutcome> = {}): BulkOutcome => ({
  ...{ serviceId: names._id, names: { name: names.name, name_ar: names.name_ar } },
  ...{ isChanged: true, days: [], skipped: [] },
  ...part,
})

function showAll(locale: 'ar' | 'en' = 'en', role: 'owner' | 'frontDesk' = 'owner') {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true }) as never
  const dir = locale === 'ar' ? 'rtl' : 'ltr'
  const places = [placeOf(PALM), placeOf(REED)]
  renderInPage(
    <AllListings
      dir={dir}
      places={places}
      listings={places.map(({ service }) => service)}
      days={[TODAY]}
      today={TODAY}
      max={TODAY}
    />,
    locale,
    role,
  )
  return userEvent.setup()
}

const DAYS = 'POST /api/v1/vender/bulk-changes/days'

test('chosen weekdays of several places get a price, and the dialog names what became of each', async () => {
  const listings = [
    outcomeOf(PALM, { days: ['2026-03-20'], skipped: [{ reason: 'past', days: ['2026-03-13'] }] }),
    outcomeOf(REED, { isChanged: false, skipped: [{ reason: 'hourly', days: [] }] }),
  ]
  const calls = fakeBackend({ [DAYS]: { body: { listings } } })
  const user = showAll()
  await user.click(screen.getByRole('button', { name: 'Change several places' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change days of several places' }))
  await user.click(dialog.getByRole('button', { name: 'Change the days' }))
  expect(dialog.getByText('Choose at least one place')).toBeVisible()
  expect(dialog.getByLabelText('Price of a day in riyals')).toHaveAttribute('aria-invalid', 'true')
  await user.click(dialog.getByLabelText('Palm'))
  await user.click(dialog.getByLabelText('Reed'))
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '13-03-2026' } })
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '26-03-2026' } })
  await user.click(dialog.getByLabelText('Friday'))
  await user.type(dialog.getByLabelText('Price of a day in riyals'), '٧٠٠')
  await user.click(dialog.getByRole('button', { name: 'Change the days' }))
  const result = within(await dialog.findByRole('group', { name: 'What happened to each place' }))
  expect(calls.map(({ body }) => body)).toEqual([
    {
      ...{ listingIds: ['s1', 's2'], from: '2026-03-13', to: '2026-03-26', weekdays: ['friday'] },
      ...{ action: 'price', price: 700, confirmed: false },
    },
  ])
  expect(result.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'PalmChanged: 20 Mar.13 Mar: already past, so nothing changes there.',
    'ReedBooked by the hour, so its days have no special price.',
  ])
  expect(dialog.getByRole('group', { name: 'What happened to each place' })).toHaveFocus()
  expect(moves).toEqual([REFRESHED])
})

test('unusual prices are confirmed with the names of their places before they are stored', async () => {
  const unusual = [{ reason: 'low', days: ['2026-03-20'], price: 100, usual: 500, listing: REED }]
  const refused = { status: 409, body: { code: 'unusual_change', message: 'unusual', unusual } }
  const calls = fakeBackend({ [DAYS]: [refused, { body: { listings: [outcomeOf(REED)] } }] })
  const user = showAll('ar')
  await user.click(screen.getByRole('button', { name: 'تعديل عدة أماكن' }))
  await user.click(screen.getByLabelText('القصب'))
  fireEvent.change(screen.getAllByLabelText('من يوم').at(-1) as HTMLElement, {
    target: { value: '20-03-2026' },
  })
  fireEvent.change(screen.getAllByLabelText('إلى يوم').at(-1) as HTMLElement, {
    target: { value: '20-03-2026' },
  })
  await user.type(screen.getByLabelText('سعر اليوم بالريال'), '100')
  await user.click(screen.getByRole('button', { name: 'تعديل الأيام' }))
  const question = within(await screen.findByRole('dialog', { name: 'هل هذا هو المقصود؟' }))
  expect(question.getByRole('listitem')).toHaveTextContent('القصب')
  await user.click(question.getByRole('button', { name: 'نعم، احفظ' }))
  await screen.findByRole('group', { name: 'ما حدث لكل مكان' })
  expect(calls.map(({ body }) => (body as { confirmed: boolean }).confirmed)).toEqual([false, true])
})

test('all places at once are closed with a note', async () => {
  const calls = fakeBackend({ [DAYS]: { body: { listings: [outcomeOf(PALM), outcomeOf(REED)] } } })
  const user = showAll()
  await user.click(screen.getByRole('button', { name: 'Change several places' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByLabelText('All these places'))
  expect(dialog.queryByLabelText('Palm')).not.toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '20-03-2026' } })
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '21-03-2026' } })
  await user.selectOptions(dialog.getByLabelText('Action'), 'close')
  await user.type(dialog.getByLabelText('A note for yourself'), ' Repairs ')
  await user.click(dialog.getByRole('button', { name: 'Change the days' }))
  await waitFor(() =>
    expect(calls[0]?.body).toMatchObject({ listingIds: ['s1', 's2'], action: 'close', note: 'Repairs' }),
  )
})

test('who may not edit calendars sees names in full by their titles, and no button for several places', () => {
  showAll('en', 'frontDesk')
  expect(screen.getByRole('link', { name: 'Palm' })).toHaveAttribute('title', 'Palm')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the fees of a place are copied to others, and a place that cannot have them is named', async () => {
  const COPY = 'POST /api/v1/vender/services/s1/copy-terms'
  const skipped: BulkOutcome['skipped'] = [{ reason: 'petsForbidden', days: [] }]
  const calls = fakeBackend({
    [COPY]: { body: { listings: [outcomeOf(REED, { isChanged: false, skipped })] } },
  })
  const fee = { kind: 'pet', price: 30, threshold: 0, charged: 'each' } as const
  renderInPage(<Fees listingId="s1" fees={{ version: 4, mode: 'daily', fees: [fee] }} others={[REED]} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy to other places Fees' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Copy to other places: Fees' }))
  await user.click(dialog.getByLabelText('Reed'))
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await dialog.findByText('Its rules forbid pets, and one of these fees accepts them.')).toBeVisible()
  expect(calls[0]?.body).toEqual({ part: 'fees', basedOn: 4, listingIds: ['s2'], confirmed: false })
})

test('without another place that is sold alike, or without terms, nothing is offered to be copied', () => {
  renderInPage(<Fees listingId="s1" fees={{ version: 0, mode: 'daily', fees: [] }} others={[REED]} />)
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Add a fee'])
})

describe('an act that can be undone', () => {
  const CHANGE: BulkChangeWire = {
    _id: 'a1',
    kind: 'close',
    listings: 2,
    undoUntil: '2026-03-15T09:10:00.000Z',
  }
  const NOW = '2026-03-15T09:09:00.000Z'
  const UNDO = 'POST /api/v1/vender/bulk-changes/a1/undo'
  const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo Days were closed.' }))

  test('is offered with its end, and what could not be restored stays in sight', async () => {
    const skipped: BulkOutcome['skipped'] = [{ reason: 'changed', days: [] }]
    fakeBackend({
      [UNDO]: { body: { listings: [outcomeOf(PALM), outcomeOf(REED, { isChanged: false, skipped })] } },
    })
    renderInPage(<UndoOffers changes={[CHANGE]} now={NOW} />)
    expect(screen.getByText(/Changed: 2 places. You can undo this until 12:10 pm/)).toBeVisible()
    await undo()
    expect(await screen.findByText('Changed since, so left as it is now.')).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent('Reed')
  })

  test('is refused by a sentence when its time is over, and the page is read anew', async () => {
    const body = { code: 'undo_over', message: 'The ten minutes in which this could be undone are over' }
    fakeBackend({ [UNDO]: { status: 409, body } })
    renderInPage(<UndoOffers changes={[CHANGE]} now={NOW} />)
    await undo()
    await waitFor(() => expect(moves).toEqual([REFRESHED]))
    expect(screen.getByText(body.message)).toBeInTheDocument()
  })

  test('goes from the page at its end', () => {
    // A browser whose clock is an hour fast waits no less.
    jest.useFakeTimers({ now: new Date('2026-03-15T10:09:00Z') })
    renderInPage(<UndoOffers changes={[CHANGE]} now={NOW} />)
    act(() => void jest.advanceTimersByTime(60_000))
    expect(moves).toEqual([])
    act(() => void jest.advanceTimersByTime(500))
    expect(moves).toEqual([REFRESHED])
    jest.useRealTimers()
  })
})
