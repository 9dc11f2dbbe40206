import { screen, within } from '@testing-library/react'
import { EVERY_LISTING_TYPE } from '../../lib/domain/listing/every-listing-type'
import { nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

test.each(EVERY_LISTING_TYPE)(
  'wizard-save: before %s is sent, all of it can be read and each part be changed',
  async (_name, listingType) => {
    const { user, calls } = openWizard(listingType, { step: 'addOns' })
    await user.click(nextButton())
    await screenCalled(STEP_TITLES.summary.title)
    expect(calls.some(({ path }) => path === `/api/v1/${listingType.segment}`)).toBe(false)
    for (const text of ['Palm House', 'بيت النخيل', 'Obhur', '300'])
      expect(screen.getByText(text)).toBeVisible()
    const pricing = screen.getByRole('button', { name: 'Change: Pricing' }).closest('section') as HTMLElement
    expect(within(pricing).getAllByText(listingType.variant === 'hourly' ? '200' : '500')[0]).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change: Pricing' }))
    await screenCalled(STEP_TITLES.pricing.title)
  },
)

test('wizard-edit: an edited listing is saved from any screen, without a summary', async () => {
  const [[, listingType] = []] = EVERY_LISTING_TYPE
  if (!listingType) throw new Error('no kind')
  const { user } = openWizard(listingType, { step: 'addOns', serviceId: 's1' })
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.edit)
})

test('the summary names the city in the language of the reader and groups the phone number', async () => {
  const [[, listingType] = []] = EVERY_LISTING_TYPE
  if (!listingType) throw new Error('no kind')
  const jeddah = { _id: 'c1', name: 'Jeddah', name_ar: 'جدة', status: 'active' }
  openWizard(listingType, {
    step: 'summary',
    locale: 'ar',
    answers: { 'GET /api/v1/services/cities': { body: [jeddah] } },
  })
  expect(await screen.findByText('جدة')).toBeVisible()
  expect(screen.queryByText('Jeddah')).toBeNull()
  expect(screen.getByText('+966 50 000 0012')).toBeVisible()
})
