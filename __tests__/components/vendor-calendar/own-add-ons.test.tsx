import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OwnAddOns } from '@/components/vendor-calendar/own-add-ons/own-add-ons'
import { uploadPicture } from '@/lib/api/uploads'
import type { OwnAddOnsWire } from '@/lib/contract/schemas/calendar/own-add-ons'
import type { OwnAddOnWire } from '@/lib/domain/booking/money/own-add-ons'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

jest.mock('@/lib/api/uploads', () => ({ uploadPicture: jest.fn() }))

const PUT = 'PUT /api/v1/vender/services/s1/add-ons'
const BREAKFAST: OwnAddOnWire = {
  ...{ _id: 'b1', name: 'Breakfast', name_ar: 'إفطار', price: 40, unit: 'guest' },
  ...{ mostPieces: 1, photo: null, stock: 20 },
}
const STORED: OwnAddOnsWire = { version: 4, mode: 'daily', ownAddOns: [BREAKFAST] }

function show(stored = STORED, locale: 'ar' | 'en' = 'en', role: 'owner' | 'frontDesk' = 'owner') {
  renderInPage(<OwnAddOns listingId="s1" ownAddOns={stored} />, locale, role)
  return userEvent.setup()
}

test('an extra bed with a stock is stored beside the others, its fields checked before', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  expect(screen.getByRole('listitem')).toHaveTextContent('Breakfast: 40')
  expect(screen.getByText('for each guest, 20 per day')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add an add-on' }))
  const dialog = within(screen.getByRole('dialog', { name: 'A new add-on' }))
  expect(dialog.queryByLabelText('Maximum in one booking')).not.toBeInTheDocument()
  expect(dialog.queryByRole('option', { name: 'for each hour' })).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Price in riyals'), '٥٠')
  await user.selectOptions(dialog.getByLabelText('The price is'), 'night')
  const most = dialog.getByLabelText('Maximum in one booking')
  await user.clear(most)
  await user.type(most, '4')
  await user.type(dialog.getByLabelText('How many you have (optional)'), '3')
  await user.click(dialog.getByRole('button', { name: 'Save the add-on' }))
  expect(dialog.getByLabelText('Name in Arabic')).toHaveAttribute('aria-invalid', 'true')
  await user.type(dialog.getByLabelText('Name in Arabic'), ' سرير إضافي ')
  await user.click(dialog.getByRole('button', { name: 'Save the add-on' }))
  expect(most).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
  await user.clear(most)
  await user.type(most, '2')
  await user.click(dialog.getByRole('button', { name: 'Save the add-on' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  const bed = {
    ...{ name_ar: 'سرير إضافي', price: 50, unit: 'night' },
    ...{ mostPieces: 2, photo: null, stock: 3 },
  }
  expect(calls[0]?.body).toEqual({ basedOn: 4, ownAddOns: [BREAKFAST, bed] })
})

test('one is changed with its values in the fields, at its place, and removed after a question', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Edit Breakfast' }))
  expect(screen.getByLabelText('Name in English (optional)')).toHaveValue('Breakfast')
  const price = screen.getByLabelText('Price in riyals')
  expect(price).toHaveValue('40')
  await user.clear(price)
  await user.type(price, '45')
  await user.click(screen.getByRole('button', { name: 'Save the add-on' }))
  await waitFor(() =>
    expect(calls[0]?.body).toEqual({ basedOn: 4, ownAddOns: [{ ...BREAKFAST, price: 45 }] }),
  )
  await user.click(screen.getByRole('button', { name: 'Remove Breakfast' }))
  await user.click(screen.getByRole('button', { name: 'Remove the add-on' }))
  await waitFor(() => expect(calls[1]?.body).toEqual({ basedOn: 4, ownAddOns: [] }))
})

test('a name that the server finds taken is refused at its field', async () => {
  const issues = [{ path: 'ownAddOns.1.name_ar', code: 'name_taken', message: 'This name is taken' }]
  fakeBackend({ [PUT]: { status: 422, body: { code: 'invalid', message: 'No', issues } } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Add an add-on' }))
  const name = screen.getByLabelText('Name in Arabic')
  await user.type(name, 'إفطار')
  await user.type(screen.getByLabelText('Price in riyals'), '50')
  await user.click(screen.getByRole('button', { name: 'Save the add-on' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription('This name is taken'))
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveValue('إفطار')
})

test('one for each hour of a place that is sold by nights now is marked, and an edit leaves its unit', async () => {
  const lights: OwnAddOnWire = { ...BREAKFAST, unit: 'hour', stock: null }
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show({ ...STORED, ownAddOns: [lights] })
  expect(screen.getByText('for each hour, not offered: the place is now booked by the night')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit Breakfast' }))
  expect(screen.getByLabelText('The price is')).toHaveDisplayValue('for each hour')
  await user.click(screen.getByRole('button', { name: 'Save the add-on' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ basedOn: 4, ownAddOns: [lights] }))
})

test('a photo is uploaded in the dialog and stored with the add-on', async () => {
  const url = '/api/v1/media/0123456789012345678901234567890a'
  jest.mocked(uploadPicture).mockResolvedValue(url)
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Edit Breakfast' }))
  const file = new File(['x'], 'breakfast.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Choose a photo'), file)
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save the add-on' }))
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({ basedOn: 4, ownAddOns: [{ ...BREAKFAST, photo: url }] }),
  )
})

test('who may not edit the calendar reads them in Arabic, without buttons', () => {
  show(STORED, 'ar', 'frontDesk')
  expect(screen.getByText(/^لكل ضيف/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
