import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ruleOf, valuesOf } from '@/components/shared/terms/price-plan/rule-values'
import { PricePlan } from '@/components/vendor-calendar/price-plan/price-plan'
import type { PricePlanWire } from '@/lib/contract/schemas/calendar/price-plan'
import type { PriceRuleWire } from '@/lib/domain/calendar/price-plan'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const PATH = '/api/v1/vender/services/s1/price-plans'
const PUT = `PUT ${PATH}`
const NONE = { weekdays: [], startsAt: null, endsAt: null, season: null, from: null, to: null, percent: null }
const RULES: PriceRuleWire[] = [
  { ...NONE, _id: 'r1', name: 'Ramadan', season: 'ramadan', price: 250 },
  { ...NONE, _id: 'r2', name: 'Evenings', startsAt: '18:00', endsAt: '00:00', price: null, percent: 150 },
]
const PLAN: PricePlanWire = { version: 4, mode: 'hourly', rules: RULES, occasions: [] }

function show(plan = PLAN, locale: 'ar' | 'en' = 'en', role: 'owner' | 'frontDesk' = 'owner') {
  renderInPage(<PricePlan listingId="s1" plan={plan} />, locale, role)
  return userEvent.setup()
}

test('the rules are listed in their order with when and what, between a single date and the usual price', () => {
  show()
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toContain('Ramadan')
  expect(rows[1]).toMatch(/from 6:00\spm to 12:00\sam/)
  expect(rows[1]).toContain('150% of the usual price')
  expect(rows.slice(2)).toEqual(['These rules, from the top', 'The usual price of an hour'])
})

test('a rule moves up by a press or a key, and the first one cannot', async () => {
  const calls = fakeBackend({ [PUT]: { body: PLAN } })
  const user = show()
  screen.getByRole('button', { name: 'Up Evenings' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls[0]?.body).toEqual({ basedOn: 4, rules: RULES.toReversed(), confirmed: true })
  await user.click(screen.getByRole('button', { name: 'Up Ramadan' }))
  expect(calls).toHaveLength(1)
})

test('a new rule is put where the table has it, and is stored once its unusual price is confirmed', async () => {
  const unusual = [{ reason: 'high', price: 900, usual: 100 }]
  const calls = fakeBackend({
    [PUT]: [{ status: 409, body: { code: 'unusual_change', message: 'Unusual', unusual } }, { body: PLAN }],
  })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Add a price rule' }))
  const dialog = within(screen.getByRole('dialog', { name: 'A new price rule' }))
  await user.click(dialog.getByRole('button', { name: 'Save the rule' }))
  expect(calls).toEqual([])
  expect(dialog.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true')
  await user.type(dialog.getByLabelText('Name'), 'Eid nights')
  await user.selectOptions(dialog.getByLabelText('Season'), 'eidAlFitr')
  await user.selectOptions(dialog.getByLabelText('Hours'), 'afterMidnight')
  await user.type(dialog.getByLabelText('Price of an hour in riyals'), '٩٠٠')
  await user.click(dialog.getByRole('button', { name: 'Save the rule' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, save' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  const eid = {
    ...{ ...NONE, name: 'Eid nights', season: 'eidAlFitr', price: 900 },
    ...{ startsAt: '00:00', endsAt: '05:00' },
  }
  expect(calls.map(({ body }) => body)).toEqual([
    { basedOn: 4, rules: [eid, ...RULES] },
    { basedOn: 4, rules: [eid, ...RULES], confirmed: true },
  ])
})

test('a price is previewed hour by hour with its rule, and what is left after the commission', async () => {
  const part = { last: '2026-03-19', quantity: 2, by: 'rule' } as const
  const body = {
    parts: [
      { ...part, day: '2026-03-19', start: '22:00', price: 250, rule: 'Ramadan' },
      { ...part, day: '2026-03-20', start: '00:00', price: 100, by: 'usual', rule: null },
    ],
    ...{ lines: [], total: 700, commissionPercent: 10, commission: 80.5, stayVat: 0, net: 619.5 },
  }
  const date = addDays(riyadhDay(new Date()), 1)
  fakeBackend({ [`GET ${PATH}/preview?date=${date}&start=20%3A00&hours=2&guests=1`]: { body } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Show the price' }))
  expect(await screen.findByText('Ramadan', { selector: 'small bdi' })).toBeVisible()
  const lines = screen.getAllByRole('definition').map((line) => line.textContent)
  expect(lines.map((line) => line?.replace(/[^\d.−-]/g, ''))).toEqual(
    expect.arrayContaining([expect.stringContaining('619.50')]),
  )
})

test('the preview counts children where they have a fee', async () => {
  const body = {
    ...{ parts: [], lines: [{ kind: 'child', count: 2, amount: 150 }] },
    ...{ total: 650, commissionPercent: 10, commission: 74.75, stayVat: 0, net: 575.25 },
  }
  const date = addDays(riyadhDay(new Date()), 1)
  const path = `GET ${PATH}/preview?date=${date}&start=20%3A00&hours=2&guests=4&children=2`
  fakeBackend({ [path]: { body } })
  renderInPage(<PricePlan listingId="s1" plan={PLAN} feeKinds={['child']} />, 'en')
  const user = userEvent.setup()
  await user.clear(screen.getByLabelText('Guests'))
  await user.type(screen.getByLabelText('Guests'), '4')
  await user.clear(screen.getByLabelText('Including children'))
  await user.type(screen.getByLabelText('Including children'), '٢')
  await user.click(screen.getByRole('button', { name: 'Show the price' }))
  expect(await screen.findByText('Fee for 2 children')).toBeVisible()
})

test('the front desk reads the rules and changes none, in Arabic as well', () => {
  show(PLAN, 'ar', 'frontDesk')
  expect(screen.getByText('Ramadan')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each<Partial<PriceRuleWire>>([
  { season: 'once', from: '2026-03-01', to: '2026-03-04' },
  { season: 'gregorian', from: '06-15', to: '08-31', weekdays: ['friday', 'saturday'] },
  { season: 'hijri', from: '09-20', to: '10-05', startsAt: '05:00', endsAt: '12:00' },
  { startsAt: '21:00', endsAt: '02:00', price: null, percent: 120 },
])('a rule that is edited and saved unchanged stays the same', (part) => {
  const rule: PriceRuleWire = { ...NONE, _id: 'r', name: 'A rule', price: 1250.5, ...part }
  expect({ _id: 'r', ...ruleOf(valuesOf(rule)) }).toEqual(rule)
})

test('a day that its month does not have is its last one', () => {
  const values = {
    ...valuesOf(null),
    season: 'gregorian',
    fromMonth: '02',
    fromDay: '31',
    toMonth: '04',
    toDay: '31',
  }
  expect(ruleOf(values)).toMatchObject({ from: '02-29', to: '04-30' })
})
