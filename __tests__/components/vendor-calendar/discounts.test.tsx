import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Discounts } from '@/components/vendor-calendar/discounts/discounts'
import type { DiscountsWire } from '@/lib/contract/schemas/calendar/discounts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const PUT = 'PUT /api/v1/vender/services/s1/discounts'
const WEEKLY = { _id: 'd1', kind: 'weekly', threshold: 7, unit: 'nights', percent: 20 } as const
const LAST = { _id: 'd2', kind: 'lastMinute', threshold: 6, unit: 'hours', percent: 30 } as const
const STORED: DiscountsWire = { version: 4, mode: 'daily', areStacked: false, rules: [WEEKLY, LAST] }
const UNUSUAL = {
  status: 409,
  body: {
    ...{ code: 'unusual_change', message: 'Unusual' },
    unusual: [{ reason: 'low', weekdays: ['friday'], price: 100, usual: 500 }],
  },
}

function show(discounts = STORED, locale: 'ar' | 'en' = 'en', role: 'owner' | 'frontDesk' = 'owner') {
  renderInPage(<Discounts listingId="s1" discounts={discounts} />, locale, role)
  return userEvent.setup()
}

test('the discounts are listed with when and how much, and the order in which they count', () => {
  show()
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toContain('7 nights or longer')
  expect(rows[0]).toContain('20% off')
  expect(rows[1]).toContain('6 hours or less before arrival')
  expect(rows.slice(2, 5)).toEqual([
    'Weekly discount · Monthly discount · Long-stay discount',
    'Early booking discount',
    'Last-minute discount',
  ])
})

test('a new discount is stored with the others once its low price is confirmed', async () => {
  const calls = fakeBackend({ [PUT]: [UNUSUAL, { body: STORED }] })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Add a discount' }))
  const dialog = within(screen.getByRole('dialog', { name: 'A new discount' }))
  await user.selectOptions(dialog.getByLabelText('Kind'), 'earlyBooking')
  await user.type(dialog.getByLabelText('Minimum days before arrival'), '٣٠')
  await user.click(dialog.getByRole('button', { name: 'Save the discount' }))
  expect(calls).toEqual([])
  expect(dialog.getByLabelText('Percent off')).toHaveAttribute('aria-invalid', 'true')
  await user.type(dialog.getByLabelText('Percent off'), '80')
  await user.click(dialog.getByRole('button', { name: 'Save the discount' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, save' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  const early = { kind: 'earlyBooking', threshold: 30, unit: 'days', percent: 80 }
  const body = { basedOn: 4, areStacked: false, rules: [WEEKLY, LAST, early] }
  expect(calls.map((one) => one.body)).toEqual([body, { ...body, confirmed: true }])
})

test('stacking is switched by a press, and a discount is removed after a question', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Stack the discounts' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls[0]?.body).toEqual({ basedOn: 4, areStacked: true, rules: [WEEKLY, LAST] })
  await user.click(screen.getByRole('button', { name: /^Remove Weekly discount/ }))
  await user.click(screen.getByRole('button', { name: 'Remove the discount' }))
  await waitFor(() =>
    expect(calls[1]?.body).toEqual({ basedOn: 4, areStacked: false, rules: [LAST], confirmed: true }),
  )
})

test('who may not edit the calendar reads the discounts in Arabic, without buttons', () => {
  show({ ...STORED, areStacked: true }, 'ar', 'frontDesk')
  expect(screen.getByText('المدة 7 ليالٍ أو أكثر')).toBeVisible()
  expect(screen.getByText(/^تُجمع بهذا الترتيب/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
