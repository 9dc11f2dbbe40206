import { screen, waitFor, within } from '@testing-library/react'
import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import { moves } from '../visited-page'
import { nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const PITCH = withVariant(listingTypeOf('Stadium'), 'hourly')
const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const OCCASIONS = { 'GET /api/v1/services/occasions': { body: { data: [] } } }
const OPEN = 'Add other prices, discounts or fees'

const rule = {
  ...{ weekdays: [], startsAt: '18:00', endsAt: '00:00', season: null, from: null, to: null },
  percent: null,
}
const EVENING = { _id: 'evening', name: 'Evening', ...rule, price: 300 }
const TERMS: CalendarTerms = { plan: { rules: [EVENING] } }

type Wanted = Parameters<typeof openWizard>[1]
const open = (wanted: Wanted, listingType = PITCH) =>
  openWizard(listingType, { step: 'pricing', ...wanted, answers: { ...OCCASIONS, ...wanted?.answers } })
const sentTerms = (calls: { path: string; body: unknown }[]) =>
  calls
    .filter(({ path }) => path === '/api/v1/stadium')
    .map(({ body }) => (body as { terms?: CalendarTerms }).terms)

test('an evening price is added to the draft by the editor of the calendar, and is sent with the listing', async () => {
  const { user, calls } = open({ step: 'pricing' })
  await user.click(screen.getByText(OPEN))
  expect(screen.getByRole('button', { name: 'Add a price rule' })).toHaveFocus()
  await user.keyboard('{Enter}')
  const dialog = within(screen.getByRole('dialog', { name: 'A new price rule' }))
  await user.type(dialog.getByLabelText('Name'), 'Evening')
  await user.selectOptions(dialog.getByLabelText('Hours'), 'evening')
  await user.type(dialog.getByLabelText('Price of an hour in riyals'), '٣٠٠')
  await user.click(dialog.getByRole('button', { name: 'Save the rule' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'A new price rule' })).toBeNull())
  expect(await screen.findByText('Evening', { selector: 'strong bdi' })).toBeVisible()
  expect(moves).toEqual([])
  for (const step of ['settings', 'addOns', 'summary'] as const) {
    await user.click(nextButton())
    await screenCalled(STEP_TITLES[step].title)
  }
  expect(screen.getByText('Price rules, discounts and fees')).toBeVisible()
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.title)
  expect(sentTerms(calls)).toEqual([
    { plan: { rules: [{ ...EVENING, _id: expect.stringMatching(/^[\w-]{36}$/) }] } },
  ])
}, 30_000)

test('the example of the screen and the preview have the price of the rule', async () => {
  const taxes = { commissionPercent: 10, vatPercent: 15, stayVat: 'nobody' }
  const { user } = open({
    options: { calendarTerms: TERMS, check: { in: '18:00', out: '' } },
    answers: { 'GET /api/v1/vender/stay-taxes?type=Stadium': { body: taxes } },
  })
  await user.click(screen.getByText('What does a guest pay, and what do you receive?'))
  const preview = within(
    screen.getByRole('region', { name: 'What does a guest pay, and what do you receive?' }),
  )
  expect(await preview.findByText('Evening')).toBeVisible()
  expect((await preview.findAllByText(/600/)).length).toBeGreaterThan(0)
})

test('what fits the listing no more is shown with its reason, stops the screen, and is removed by the vendor alone', async () => {
  const { user, calls } = open({ options: { calendarTerms: TERMS } }, CHALET)
  const why = screen.getByText(
    'This no longer fits the place. Change it below or remove it before you send the place.',
  )
  expect(why).toBeVisible()
  expect(screen.getByText('This place is booked by the day')).toBeVisible()
  await user.click(nextButton())
  const remove = screen.getAllByRole('button', { name: 'Remove Evening' })[0] ?? document.body
  await waitFor(() => expect(remove).toHaveFocus())
  expect(remove).toHaveAttribute('name', 'calendarTerms.plan.rules.0.startsAt')
  expect(screen.getByText(STEP_TITLES.pricing.title, { selector: 'form h2' })).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  await user.click(remove)
  await waitFor(() => expect(why).not.toBeInTheDocument())
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.settings.title)
})

test('a rule that is far from the usual price has a notice while it is', () => {
  open({ options: { calendarTerms: { plan: { rules: [{ ...EVENING, price: 5000 }] } } } })
  expect(
    screen.getByText(
      'These prices are far from the usual ones. We will ask you about them when you send the place.',
    ),
  ).toBeVisible()
})

test('an edit refers to the calendar for the terms, and offers no editor', () => {
  open({ serviceId: 's1' })
  expect(screen.getByText(/are in its calendar. Change them there at any time/)).toBeVisible()
  expect(screen.queryByText(OPEN)).toBeNull()
})

test('the section is in Arabic too', async () => {
  const { user } = open({ locale: 'ar', options: { calendarTerms: TERMS } })
  expect(screen.getByText('قواعد الأسعار والخصومات والرسوم (اختياري)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'إضافة خصم' }))
  expect(screen.getByRole('dialog', { name: 'خصم جديد' })).toBeVisible()
})
