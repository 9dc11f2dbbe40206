import { screen, waitFor } from '@testing-library/react'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { toPayload } from '@/lib/domain/listing/payload'
import { withVariant } from '@/lib/domain/listing/variants'
import { aDraft } from '../../lib/domain/listing/a-draft'
import { EVERY_LISTING_TYPE } from '../../lib/domain/listing/every-listing-type'
import { aCategory, nextButton, OPEN_PERIOD, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')

const AFTER_TYPE = [
  'facilities',
  'basicInfo',
  'details',
  'place',
  'pricing',
  'settings',
  'addOns',
  'summary',
] as const

test('wizard-overview: three cards, then the choice of type from the active categories', async () => {
  const { user } = openWizard(CHALET, {
    options: { categoryId: '' },
    answers: {
      'GET /api/v1/services/categories': {
        body: { categories: [aCategory('Chalets'), aCategory('Farms', { status: 'inactive' })] },
      },
    },
  })
  await screenCalled(STEP_TITLES.overview.title)
  for (const name of ['Basic information', 'Service description', 'Price details'])
    expect(screen.getByText(name, { selector: 'form span' })).toBeVisible()
  await user.click(nextButton())
  expect(await screen.findAllByRole('radio')).toHaveLength(1)
  await user.click(nextButton())
  expect(await screen.findByText('This field is required')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: /Chalets/ })).toHaveFocus())
})

test.each(EVERY_LISTING_TYPE)(
  'wizard-types: %s goes through every screen and is sent with the typed values',
  async (_n, listingType) => {
    const { user, calls } = openWizard(listingType)
    await screenCalled(STEP_TITLES.overview.title)
    await user.click(nextButton())
    await screenCalled(STEP_TITLES.type.title)
    expect(
      await screen.findByRole('radio', { name: new RegExp(aCategory(listingType.type).category) }),
    ).toBeChecked()
    for (const step of AFTER_TYPE) {
      await user.click(nextButton())
      await screenCalled(STEP_TITLES[step].title)
    }
    await user.click(nextButton())
    await screenCalled(STEP_TITLES.success.title)
    const draft = aDraft(listingType, { categoryId: `of-${listingType.type}`, openPeriod: OPEN_PERIOD })
    const [sent] = calls.filter(({ path }) => path === `/api/v1/${listingType.segment}`)
    expect(sent).toMatchObject({ method: 'POST', body: toPayload(draft, listingType) })
  },
)

test('wizard-types: the step is numbered, is the current one of its part, and its heading has the focus', async () => {
  const { user } = openWizard(CHALET, { step: 'basicInfo' })
  const heading = await screenCalled(STEP_TITLES.basicInfo.title)
  expect(heading).toHaveFocus()
  expect(screen.getByText('Step 4 of 10')).toHaveAttribute('role', 'status')
  const current = () => document.querySelector('[aria-current="step"]')
  expect(current()).toHaveTextContent(STEP_TITLES.basicInfo.title)
  await user.click(nextButton())
  await waitFor(() => expect(current()).toHaveTextContent(STEP_TITLES.details.title))
  expect(await screenCalled(STEP_TITLES.details.title)).toHaveFocus()
})

test('wizard-hourly: a pitch by the hour has the hour’s price and its opening in place of the week', async () => {
  const pitch = withVariant(listingTypeOf('Stadium'), 'hourly')
  const { user } = openWizard(pitch, { step: 'type', options: { variant: 'standard' } })
  await user.click(await screen.findByRole('radio', { name: /Priced by the hour/ }))
  for (const step of AFTER_TYPE.slice(0, 5)) {
    await user.click(nextButton())
    await screenCalled(STEP_TITLES[step].title)
  }
  expect(screen.getByLabelText('Price of an hour in riyals')).toBeVisible()
  expect(screen.getByLabelText('First day of booking')).toBeVisible()
  expect(screen.queryByText('Same every day')).not.toBeInTheDocument()
})

test('wizard-free-meal: a chalet with free meals has fields for each room and the meals, and both are sent', async () => {
  const listingType = withVariant(listingTypeOf('Chalets'), 'freeMeal')
  const { user, calls } = openWizard(listingType, { step: 'details', options: { rooms: [], meals: [] } })
  await user.click(nextButton())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a room' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Add a room' }))
  await user.click(screen.getByRole('button', { name: 'More: Beds' }))
  await user.click(screen.getByRole('checkbox', { name: 'Breakfast' }))
  for (const step of AFTER_TYPE.slice(3)) {
    await user.click(nextButton())
    await screenCalled(STEP_TITLES[step].title)
  }
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.title)
  expect(calls.find(({ path }) => path === '/api/v1/chalet')?.body).toMatchObject({
    roomsbath: [{ beds: 2, bathrooms: 1 }],
    freeMeal: { breakfast: true, lunch: false, dinner: false },
  })
})

test('wizard-back-next: Back opens the previous screen, and no typed text is lost, whatever is still missing', async () => {
  const { user } = openWizard(CHALET, { step: 'details', options: { secondaryPhone: '' } })
  await user.clear(screen.getByLabelText('Name in English'))
  await user.type(screen.getByLabelText('Name in English'), 'Dune House')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screenCalled(STEP_TITLES.basicInfo.title)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screenCalled(STEP_TITLES.facilities.title)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screenCalled(STEP_TITLES.type.title)
  for (const step of ['facilities', 'basicInfo', 'details'] as const) {
    await user.click(nextButton())
    await screenCalled(STEP_TITLES[step].title)
  }
  expect(screen.getByLabelText('Name in English')).toHaveValue('Dune House')
})
