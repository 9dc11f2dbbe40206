import { screen, waitFor } from '@testing-library/react'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import { nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const discount = (percent: number) => ({ lastMinute: { isTicked: true, days: 2, percent } })

test('settings-last-minute: a discount over 50 % must be confirmed, once, and changes nothing otherwise', async () => {
  const { user } = openWizard(CHALET, { step: 'settings', options: discount(80) })
  await user.click(nextButton())
  expect(await screen.findByText(/A last-minute guest/)).toHaveTextContent(/200.*instead of.*1,000/)
  await user.click(screen.getByRole('button', { name: 'Change the discount' }))
  await screenCalled(STEP_TITLES.settings.title)
  await user.click(nextButton())
  await user.click(await screen.findByRole('button', { name: 'Yes, 80%' }))
  await screenCalled(STEP_TITLES.addOns.title)
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.summary.title)
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.title)
})

test('settings-last-minute: a discount of 50 % needs no confirmation', async () => {
  const { user } = openWizard(CHALET, { step: 'settings', options: discount(50) })
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.addOns.title)
})

test('settings-last-minute: a saved discount needs a confirmation only once it is changed', async () => {
  const { user, calls } = openWizard(CHALET, { step: 'settings', options: discount(70), serviceId: 's1' })
  const percent = screen.getByRole('textbox', { name: 'Discount in %' })
  await user.type(percent, '{Backspace}5')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, 75%' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
})

test('settings-last-minute: an unchanged saved discount needs no confirmation', async () => {
  const { user, calls } = openWizard(CHALET, { step: 'settings', options: discount(70), serviceId: 's1' })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
})
