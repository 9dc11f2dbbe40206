import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setCookie } from 'cookies-next/client'
import { MakeOffer } from '@/components/messages/offers/make-offer'
import { OfferCard } from '@/components/messages/offers/offer-card'
import type { PrivateOfferWire } from '@/lib/domain/private-offers/wire'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const offer = (request: Partial<PrivateOfferWire> = {}): PrivateOfferWire => ({
  ...{ _id: 'o1', state: 'open', price: 800, usual: 1000, units: 1, bookingId: null },
  service: { _id: 's1', name: 'Palm', name_ar: 'النخلة' },
  dates: { checkIn: '2026-12-20', checkOut: '2026-12-22' },
  party: { adults: 2, children: 1, infants: 0 },
  ...{ items: [], holdsDates: false },
  expiresAt: new Date(Date.now() + 26.5 * 3_600_000).toISOString(),
  ...request,
})
beforeEach(() => {
  setCookie(PRESENCE_COOKIE, '1')
})

const member = (role: string) => ({ vendorId: 'v1', role, name: 'Palm', name_ar: 'النخلة' })

test('a guest reads price, was-price, time left and that the dates stay free, and books at it', () => {
  renderInPage(<OfferCard offer={offer()} isOwn={false} />)
  expect(screen.getByText('800 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByText('1,000 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByText(/26 hours left/)).toBeVisible()
  expect(screen.getByText(/does not hold the dates/)).toBeVisible()
  expect(screen.getByText(/3 guests/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Book at this price' })
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://diyar.test')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ service: 's1', offer: 'o1', checkIn: '2026-12-20', checkOut: '2026-12-22' },
    ...{ adults: '2', children: '1', infants: '0', units: '1' },
  })
})

test('an offer with an option names who has the dates, to the guest and to the vendor', () => {
  const { unmount } = renderInPage(<OfferCard offer={offer({ holdsDates: true })} isOwn={false} />)
  expect(screen.getByText('The dates are held for you until then.')).toBeVisible()
  unmount()
  renderInPage(<OfferCard offer={offer({ holdsDates: true })} isOwn />)
  expect(screen.getByText('The dates are held for the guest until then.')).toBeVisible()
})

test.each([
  ['taken', 'The dates are taken'],
  ['unavailable', 'The place no longer offers this stay'],
  ['withdrawn', 'Withdrawn by the host'],
  ['expired', 'Ended'],
] as const)('an offer that is %s has no link to book', (state, text) => {
  renderInPage(<OfferCard offer={offer({ state })} isOwn={false} />)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('an offer ends on an open page, and a used one links to its booking', () => {
  const { unmount } = renderInPage(
    <OfferCard offer={offer({ expiresAt: new Date(Date.now() - 1).toISOString() })} isOwn={false} />,
  )
  expect(screen.getByText('Ended')).toBeVisible()
  unmount()
  renderInPage(<OfferCard offer={offer({ state: 'used', bookingId: 'b1' })} isOwn={false} />)
  expect(screen.getByRole('link', { name: 'See the booking' })).toHaveAttribute(
    'href',
    expect.stringContaining('/booking/b1'),
  )
})

test('the vendor withdraws an offer after a question', async () => {
  const calls = fakeBackend({
    'GET /api/v1/user/profile': { body: { _id: 'u1', vendor: member('manager') } },
    'POST /api/v1/vender/offers/o1/withdraw': { status: 204 },
  })
  renderInPage(<OfferCard offer={offer()} isOwn />)
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the offer' }))
  const buttons = await screen.findAllByRole('button', { name: 'Withdraw the offer' })
  const [confirm] = buttons.slice(-1)
  if (!confirm) throw new Error('the question has no button')
  await userEvent.click(confirm)
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/v1/vender/offers/o1/withdraw'))
})

const LISTING = { _id: 's1', name: 'Palm', name_ar: 'النخلة', mode: 'daily', units: 1 }
const QUOTE = {
  lines: [
    { kind: 'nights', unitPrice: 500, quantity: 2, units: 1, amount: 1000 },
    { kind: 'weekly', percent: 10, amount: -100 },
  ],
}

test('the vendor reads the usual price, and confirms an unusual one before it is sent', async () => {
  const unusual = [{ reason: 'aboveUsual', price: 950, usual: 900 }]
  const calls = fakeBackend({
    'GET /api/v1/user/profile': { body: { _id: 'u1', vendor: member('owner') } },
    'GET /api/v1/vender/conversations/c1/offers/listings': {
      body: { data: [{ ...LISTING, paymentType: 'fullPayment' }], request: null },
    },
    'POST /api/v1/services/s1/quote': { body: QUOTE },
    'POST /api/v1/vender/conversations/c1/offers': [
      { status: 409, body: { code: 'unusual_change', message: 'Unusual', unusual } },
      { status: 201, body: { _id: 'm1', seq: 1, offer: offer({ price: 950 }) } },
    ],
  })
  const onSent = jest.fn()
  renderInPage(<MakeOffer conversationId="c1" onSent={onSent} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Send a private offer' }))
  expect(await screen.findByText('Usual price for the guest: 900 Saudi riyals')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /Total price/ }), '950')
  await user.click(screen.getByRole('button', { name: 'Send the offer' }))
  expect(await screen.findByText(/is more than the/)).toBeVisible()
  expect(onSent).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Yes, save' }))
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  const sent = calls.filter(({ path }) => path.endsWith('/offers')).map(({ body }) => body)
  expect(sent[0]).toMatchObject({ serviceId: 's1', price: 950, validHours: 24, adults: 2, units: 1 })
  expect(sent[1]).toMatchObject({ ...Object(sent[0]), confirmed: true })
})

test('the front desk has no button for offers', async () => {
  const calls = fakeBackend({
    'GET /api/v1/user/profile': { body: { _id: 'u1', vendor: member('frontDesk') } },
  })
  renderInPage(<MakeOffer conversationId="c1" onSent={() => undefined} />)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

test('an option names the hold of the dates and lists its items with their sum, and the guest may decline it', async () => {
  const calls = fakeBackend({ 'POST /api/v1/offers/o1/decline': { status: 204 } })
  const items = [{ name: 'عشاء', quantity: 200, price: 50 }]
  renderInPage(<OfferCard offer={offer({ items, holdsDates: true })} isOwn={false} />)
  expect(screen.getByText('The dates are held for you until then.')).toBeVisible()
  expect(screen.getByText('عشاء × 200')).toBeVisible()
  expect(screen.getByText('10,800 Saudi riyals')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText(/the dates become available to others/)).toBeVisible()
  const [confirm] = (await screen.findAllByRole('button', { name: 'Decline' })).slice(-1)
  if (!confirm) throw new Error('the question has no button')
  await userEvent.click(confirm)
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/v1/offers/o1/decline'))
})

test('the offer begins with what the guest requested, and an item without a price is refused at its field', async () => {
  const request = { day: '2027-01-20', men: 100, women: 150, occasion: 'wedding', wishes: 'Dinner' }
  const calls = fakeBackend({
    'GET /api/v1/user/profile': { body: { _id: 'u1', vendor: member('owner') } },
    'GET /api/v1/vender/conversations/c1/offers/listings': {
      body: { data: [{ ...LISTING, paymentType: 'fullPayment' }], request },
    },
    'POST /api/v1/services/s1/quote': { body: QUOTE },
    'POST /api/v1/vender/conversations/c1/offers': {
      status: 201,
      body: { _id: 'm1', seq: 1, offer: offer() },
    },
  })
  renderInPage(<MakeOffer conversationId="c1" onSent={() => undefined} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Send a private offer' }))
  expect(await screen.findByRole('textbox', { name: 'Item' })).toHaveValue('Dinner')
  expect(screen.getByRole('textbox', { name: 'Adults' })).toHaveValue('250')
  await user.type(screen.getByRole('textbox', { name: /Total price/ }), '900')
  await user.click(screen.getByRole('button', { name: 'Send the offer' }))
  expect(await screen.findByRole('textbox', { name: 'Unit price in riyals' })).toBeInvalid()
  await user.type(screen.getByRole('textbox', { name: 'Unit price in riyals' }), '60')
  await user.click(screen.getByRole('button', { name: 'Send the offer' }))
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/c1/offers'))).toBe(true))
  expect(calls.at(-1)?.body).toMatchObject({
    ...{ checkIn: '2027-01-20', checkOut: '2027-01-21', adults: 250 },
    items: [{ name: 'Dinner', quantity: 250, price: 60 }],
  })
})

test('two equal items of an offer are two lines of it', () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const item = { name: 'عشاء', quantity: 2, price: 50 }
  renderInPage(<OfferCard offer={offer({ items: [item, item] })} isOwn={false} />)
  expect(screen.getAllByText('عشاء × 2')).toHaveLength(2)
  expect(screen.getByText('1,000 Saudi riyals', { selector: 'li *' })).toBeInTheDocument()
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})
