import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppointmentDialog } from '@/components/shared/appointments/appointment-dialog'
import { AppointmentList } from '@/components/shared/appointments/appointment-list'
import { RequestOffer } from '@/components/shared/appointments/request-offer'
import { VisitingHours } from '@/components/vendor-calendar/visiting-hours/visiting-hours'
import { call } from '@/lib/api/call'
import type { VendorAppointmentWire } from '@/lib/contract/schemas/appointments'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const SLOTS = 'GET /api/v1/services/s1/appointments'
const FREE = ['2027-03-14T13:00:00.000Z', '2027-03-14T13:30:00.000Z', '2027-03-16T14:00:00.000Z']
const book = (startsAt: string) =>
  call('POST /services/:id/appointments', { params: { id: 's1' }, body: { startsAt } })

test('a guest chooses a day and then a time of it, and books', async () => {
  const calls = fakeBackend({
    [SLOTS]: { body: { minutes: 30, free: FREE, own: null } },
    'POST /api/v1/services/s1/appointments': { status: 201, body: {} },
  })
  const onClose = jest.fn()
  renderInPage(<AppointmentDialog listingId="s1" send={book} onClose={onClose} />)
  const user = userEvent.setup()
  const [, tuesday] = within(await screen.findByLabelText('Day')).getAllByRole('option')
  if (!tuesday) throw new Error('one day alone')
  await user.selectOptions(screen.getByLabelText('Day'), tuesday)
  expect(within(screen.getByLabelText('Time')).getAllByRole('option')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Book the visit' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(calls.at(-1)?.body).toEqual({ startsAt: FREE[2] })
})

test('a slot that was taken meanwhile is named, and the dialog stays open with what is free now', async () => {
  fakeBackend({
    [SLOTS]: [
      { body: { minutes: 30, free: FREE, own: null } },
      { body: { minutes: 30, free: FREE.slice(1), own: null } },
    ],
    'POST /api/v1/services/s1/appointments': {
      status: 409,
      body: { code: 'slot_taken', message: 'This time is no longer available.' },
    },
  })
  const onClose = jest.fn()
  renderInPage(<AppointmentDialog listingId="s1" send={book} onClose={onClose} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Book the visit' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('This time is no longer available.')).toBeVisible()
  await waitFor(() => expect(within(screen.getByLabelText('Time')).getAllByRole('option')).toHaveLength(1))
  expect(onClose).not.toHaveBeenCalled()
})

test('without a free slot, and with a visit of one’s own, the dialog explains it', async () => {
  const own = {
    ...{ _id: 'a1', serviceId: 's1', startsAt: FREE[0], endsAt: FREE[1], state: 'booked' },
    service: { type: 'Wedding_Halls', name: { ar: 'قاعة', en: 'Hall' } },
  }
  fakeBackend({
    [SLOTS]: [{ body: { minutes: 30, free: [], own: null } }, { body: { minutes: 30, free: FREE, own } }],
  })
  const { unmount } = renderInPage(<AppointmentDialog listingId="s1" send={book} onClose={() => undefined} />)
  expect(await screen.findByText(/No time is available in the next 30 days/)).toBeVisible()
  unmount()
  renderInPage(<AppointmentDialog listingId="s1" send={book} onClose={() => undefined} />)
  expect(await screen.findByText(/Your visit to this place is on/)).toBeVisible()
})

const VISIT: VendorAppointmentWire = {
  ...{ _id: 'a1', serviceId: 's1', startsAt: FREE[0] ?? '', endsAt: FREE[1] ?? '', state: 'booked' },
  service: { type: 'Wedding_Halls', name: { ar: 'قاعة النخيل', en: 'Palm Hall' } },
  guest: { name: 'Noura', name_ar: 'نورة' },
}

test('a vendor reads who comes and cancels by the call of vendors; a member without the right reads alone', async () => {
  const calls = fakeBackend({ 'POST /api/v1/vender/appointments/a1/cancel': { status: 204 } })
  const { unmount } = renderInPage(<AppointmentList appointments={[VISIT]} />)
  expect(screen.getByText(/Noura/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }))
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/vender/appointments/a1/cancel']),
  )
  unmount()
  renderInPage(<AppointmentList appointments={[VISIT]} mayChange={false} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what a family requests is one message with its numbers, and the conversation opens', async () => {
  const calls = fakeBackend({
    'POST /api/v1/conversations': { body: { _id: 'c1' } },
    'POST /api/v1/conversations/c1/messages': { status: 201, body: {} },
  })
  renderInPage(<RequestOffer listingId="s1" onClose={() => undefined} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Men'), '150')
  await user.type(screen.getByLabelText('Women'), '٢٠٠')
  await user.type(screen.getByLabelText(/Menu and requests/), 'Dinner')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toMatchObject({
    body: expect.stringContaining('Seats: 150 men, 200 women'),
    request: { men: 150, women: 200, occasion: 'wedding', wishes: 'Dinner' },
  })
})

test('visiting hours are chosen by weekday, and one without a beginning is closed', async () => {
  const calls = fakeBackend({ 'PUT /api/v1/vender/services/s1/visiting-hours': { body: {} } })
  const hours = { version: 3, minutes: 30 as const, places: 1, days: [] }
  renderInPage(<VisitingHours listingId="s1" hours={hours} />)
  const user = userEvent.setup()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sunday from' }), '16:00')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sunday to' }), '18:30')
  await user.click(screen.getByRole('button', { name: 'Save the hours' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({
    ...{ basedOn: 3, minutes: 30, places: 1 },
    days: [{ weekday: 'sunday', from: '16:00', to: '18:30' }],
  })
})

test('a longer visit closes the day on which none fits, and its end is the one that is shown', async () => {
  const calls = fakeBackend({ 'PUT /api/v1/vender/services/s1/visiting-hours': { body: {} } })
  const days = [
    { weekday: 'sunday' as const, from: '16:00', to: '16:30' },
    { weekday: 'monday' as const, from: '23:00', to: '23:30' },
  ]
  renderInPage(<VisitingHours listingId="s1" hours={{ version: 3, minutes: 30, places: 1, days }} />)
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('Length of a visit'), '60')
  expect(screen.getByRole('combobox', { name: 'Sunday to' })).toHaveValue('17:00')
  expect(screen.getByRole('combobox', { name: 'Monday from' })).toHaveValue('')
  expect(screen.getByRole('combobox', { name: 'Monday to' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Save the hours' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toMatchObject({ days: [{ weekday: 'sunday', from: '16:00', to: '17:00' }] })
})

test('a chosen day that fills up leaves the first free slot, which is booked', async () => {
  const calls = fakeBackend({
    [SLOTS]: [
      { body: { minutes: 30, free: FREE, own: null } },
      { body: { minutes: 30, free: FREE.slice(0, 2), own: null } },
    ],
    'POST /api/v1/services/s1/appointments': [
      { status: 409, body: { code: 'slot_taken', message: 'This time is no longer available.' } },
      { status: 201, body: {} },
    ],
  })
  const onClose = jest.fn()
  renderInPage(<AppointmentDialog listingId="s1" send={book} onClose={onClose} />)
  const user = userEvent.setup()
  const [, tuesday] = within(await screen.findByLabelText('Day')).getAllByRole('option')
  if (!tuesday) throw new Error('one day alone')
  await user.selectOptions(screen.getByLabelText('Day'), tuesday)
  await user.click(screen.getByRole('button', { name: 'Book the visit' }))
  await waitFor(() => expect(within(screen.getByLabelText('Time')).getAllByRole('option')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Book the visit' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(calls.at(-1)?.body).toEqual({ startsAt: FREE[0] })
})
