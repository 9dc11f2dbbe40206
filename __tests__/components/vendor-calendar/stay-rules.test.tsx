import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stayRuleOf, valuesOf } from '@/components/shared/terms/stay-rules/stay-rule-values'
import { StayRules } from '@/components/vendor-calendar/stay-rules/stay-rules'
import type { StayRulesWire } from '@/lib/contract/schemas/calendar/stay-rules'
import type { StayRuleWire } from '@/lib/domain/calendar/stay-rules'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const PUT = 'PUT /api/v1/vender/services/s1/stay-rules'
const NONE = {
  ...{ weekdays: [], season: null, from: null, to: null, minNights: null, maxNights: null },
  ...{ arrival: null, departure: null, noticeHours: null, windowDays: null, turnoverHours: null },
}
const RULES: StayRuleWire[] = [
  { ...NONE, _id: 'r1', name: 'Ramadan', season: 'ramadan', weekdays: ['thursday'], minNights: 3 },
  { ...NONE, _id: 'r2', name: 'Fridays', weekdays: ['friday'], arrival: false, noticeHours: 48 },
]
const STORED: StayRulesWire = {
  ...{ version: 4, mode: 'daily', rules: RULES },
  occasions: [{ occasion: 'ramadan', from: '2027-02-08', to: '2027-03-08', names: null }],
}

function show(stored = STORED, locale: 'ar' | 'en' = 'en', role: 'owner' | 'frontDesk' = 'owner') {
  renderInPage(<StayRules listingId="s1" stayRules={stored} />, locale, role)
  return userEvent.setup()
}

test('the rules are listed in their order with their days and parts, before what else decides', () => {
  show()
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toContain('Ramadan (8 February 2027 – 8 March 2027) · Thursday')
  expect(rows[0]).toContain('at least 3 nights')
  expect(rows[1]).toMatch(/No arrival.*48 hours of notice/)
  expect(rows.slice(2)).toEqual([
    'The first rule from the top that applies on the day and sets the term',
    'The general stay terms of the place',
    'If the minimum nights exceed the maximum, the one that comes first in this order applies',
  ])
})

test('a new rule is put where the table has it, once it sets something', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Add a stay rule' }))
  const dialog = within(screen.getByRole('dialog', { name: 'A new stay rule' }))
  await user.type(dialog.getByLabelText('Name'), 'Eid')
  await user.selectOptions(dialog.getByLabelText('Season'), 'eidAlFitr')
  await user.click(dialog.getByRole('button', { name: 'Save the stay rule' }))
  expect(calls).toEqual([])
  expect(dialog.getByLabelText('Minimum nights')).toHaveAttribute('aria-invalid', 'true')
  await user.type(dialog.getByLabelText('Minimum nights'), '٣')
  await user.selectOptions(dialog.getByLabelText('Departure on these days'), 'no')
  await user.click(dialog.getByRole('button', { name: 'Save the stay rule' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  const eid = { ...NONE, name: 'Eid', season: 'eidAlFitr', minNights: 3, departure: false }
  expect(calls[0]?.body).toEqual({ basedOn: 4, rules: [RULES[0], eid, RULES[1]] })
})

test('a rule moves by a press, and is removed after a question', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Down Ramadan' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls[0]?.body).toEqual({ basedOn: 4, rules: RULES.toReversed() })
  await user.click(screen.getByRole('button', { name: 'Remove Fridays' }))
  await user.click(screen.getByRole('button', { name: 'Remove the rule' }))
  await waitFor(() => expect(calls[1]?.body).toEqual({ basedOn: 4, rules: [RULES[0]] }))
})

test('a change of rules that another device changed meanwhile is refused in the dialog', async () => {
  const refusal = { code: 'changed_meanwhile', message: 'Somebody changed it meanwhile' }
  fakeBackend({ [PUT]: { status: 409, body: refusal } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Edit Ramadan' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change the stay rule' }))
  await user.click(dialog.getByRole('button', { name: 'Save the stay rule' }))
  expect(await dialog.findByText(refusal.message)).toBeVisible()
})

test('where hours are sold only notice and window are offered', async () => {
  const user = show({ ...STORED, mode: 'hourly', rules: [] })
  expect(screen.getByText('No rules yet: the stay terms below apply.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add a stay rule' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText('Maximum days ahead')).toBeVisible()
  expect(dialog.queryByLabelText('Minimum nights')).not.toBeInTheDocument()
})

test('who may not edit the calendar reads the rules in Arabic, without buttons', () => {
  show(STORED, 'ar', 'frontDesk')
  expect(screen.getByText('3 ليالٍ على الأقل')).toBeVisible()
  expect(screen.getByText('لا وصول')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each(RULES)('the form of $name sends what it was given', (rule) => {
  const { _id, ...sent } = rule
  expect(stayRuleOf(valuesOf(rule), 'daily')).toEqual(sent)
})
