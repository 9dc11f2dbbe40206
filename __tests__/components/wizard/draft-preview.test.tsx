import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WeekControl } from '@/components/wizard/prices/week-control'
import { changeAllDays, emptyWeek, tickAllDays } from '@/lib/domain/listing/pricing/week'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import { fakeBackend } from '../fake-backend'
import { showControl } from './control-in-form'

const PATH = 'GET /api/v1/vender/stay-taxes?type=Chalets'
const TAXES: StayTaxes = { commissionPercent: 10, vatPercent: 15, stayVat: 'nobody' }

async function open(week = changeAllDays(tickAllDays(emptyWeek(), true), 50_000)) {
  showControl(WeekControl, { path: 'week', options: { week } })
  await userEvent.click(
    screen.getByRole('button', { name: 'What does a guest pay, and what do you receive?' }),
  )
}
const amounts = async () =>
  (await screen.findAllByRole('definition')).map((line) => line.textContent?.replace(/[^\d.−-]/g, ''))

test('two nights of a draft are previewed with the commission, why it is taken, and what is left', async () => {
  fakeBackend({ [PATH]: { body: TAXES } })
  await open()
  const [nights, total, commission, net] = await amounts()
  expect([nights, total]).toEqual([expect.stringContaining('1000'), expect.stringContaining('1000')])
  expect([commission, net]).toEqual([expect.stringContaining('115'), expect.stringContaining('885')])
  expect(screen.getByText(/The commission of 10% applies only to bookings that take place/)).toBeVisible()
})

test('VAT for which Diyar accounts is a line of its own', async () => {
  fakeBackend({ [PATH]: { body: { ...TAXES, stayVat: 'diyar' } } })
  await open()
  expect(await screen.findByText('VAT that we account for')).toBeVisible()
})

test('without prices there is a sentence in place of a sum', async () => {
  fakeBackend({ [PATH]: { body: TAXES } })
  await open(emptyWeek())
  expect(await screen.findByText(/not priced|no price|not sold/i)).toBeVisible()
  expect(screen.queryByRole('definition')).toBeNull()
})
