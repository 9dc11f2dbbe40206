import { screen, waitFor, within } from '@testing-library/react'
import { ACCESS_IN_HOURS } from '@/lib/domain/listing/facility-choice'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import { nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const LIST = 'GET /api/v1/facility/list?type=Chalets&status=active&isSubFacility=true'

test('facilities-groups: each group by its image and name in the page’s language, its members to tick', async () => {
  openWizard(CHALET, { step: 'facilities', locale: 'ar' })
  const head = await screen.findByRole('button', { name: /المسابح/, expanded: true })
  expect(head.querySelector('img')).toHaveAttribute('src', '/facilities/pool.svg')
  expect(head).toHaveTextContent('0 من 2')
  const members = within(screen.getByRole('group', { name: 'المسابح' }))
  expect(members.getAllByRole('checkbox')).toHaveLength(2)
  const slide = members.getByText('زحليقة مائية').closest('label')
  expect(slide?.querySelector('img')).toHaveAttribute('src', '/facilities/slide.svg')
})

test('facilities-groups: a search finds members in both languages, or shows that there are none', async () => {
  const { user } = openWizard(CHALET, { step: 'facilities' })
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'زحليقه')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getByText('Water slide')).toBeVisible()
  await user.clear(search)
  await user.type(search, 'helipad')
  expect(screen.getByText('No facility is called “helipad”')).toBeVisible()
})

test('facilities-groups: a list that fails to load shows an error and can be loaded again', async () => {
  const { user } = openWizard(CHALET, {
    step: 'facilities',
    answers: { [LIST]: [{ status: 404, body: { code: 'not_found', message: 'x' } }, { body: { data: [] } }] },
  })
  expect(await screen.findByText('The facilities could not be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByText('The facilities could not be loaded')).not.toBeInTheDocument(),
  )
})

test("facilities-numeric: a ticked counted facility requires a number; emptied it shows 'Please Enter amount' and blocks", async () => {
  const { user } = openWizard(CHALET, { step: 'facilities' })
  await user.click(await screen.findByRole('checkbox', { name: 'Indoor pools' }))
  const count = screen.getByRole('textbox', { name: 'Indoor pools' })
  expect(count).toHaveValue('')
  await user.click(screen.getByRole('button', { name: /Arrival/ }))
  await user.click(nextButton())
  const empty = await screen.findByRole('textbox', { name: 'Indoor pools' })
  expect(empty).toHaveAccessibleDescription('Please Enter amount')
  expect(empty).toHaveAttribute('aria-invalid', 'true')
  await waitFor(() => expect(empty).toHaveFocus())
  await user.type(empty, '0')
  await user.click(nextButton())
  expect(await screen.findByText('Please Enter amount')).toBeVisible()
  await user.clear(empty)
  await user.type(empty, '2')
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.basicInfo.title)
})

test('facilities-selected: ticked facilities are sent with group and number, access in hours always as 12', async () => {
  const { user, calls } = openWizard(CHALET, { step: 'facilities' })
  await user.click(await screen.findByRole('checkbox', { name: 'Indoor pools' }))
  await user.type(screen.getByRole('textbox', { name: 'Indoor pools' }), '1')
  await user.click(screen.getByRole('checkbox', { name: 'Water slide' }))
  await user.click(screen.getByRole('checkbox', { name: 'Water slide' }))
  await user.click(screen.getByRole('button', { name: /Arrival/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Access in hours' }))
  expect(screen.getByRole('textbox', { name: 'Access in hours' })).toHaveValue('12')
  for (const step of ['basicInfo', 'details', 'place', 'pricing', 'settings', 'addOns', 'summary'] as const) {
    await user.click(nextButton())
    await screenCalled(STEP_TITLES[step].title)
  }
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.title)
  expect(calls.find(({ path }) => path === '/api/v1/chalet')?.body).toMatchObject({
    facilities: [
      {
        _id: 'indoor',
        name: 'Indoor pools',
        value: 1,
        type: 'Pools',
        image: '',
        facilityImage: '/facilities/pool.svg',
        name_arr: 'مسابح داخلية',
        main_name_arr: 'المسابح',
      },
      { _id: ACCESS_IN_HOURS, value: 12 },
    ],
  })
})

test('a facility that is not offered any more is shown with its refusal, and can only be given up', async () => {
  const gone = {
    ...{ id: 'gone', name: { en: 'Fax machine', ar: 'فاكس' }, group: { en: 'Pools', ar: 'المسابح' } },
    ...{ image: null, groupImage: null, isCounted: false, count: null },
  }
  const refusal = {
    status: 422,
    body: {
      code: 'invalid',
      message: 'x',
      issues: [{ path: 'facilities.0._id', code: 'one_of', message: 'Choose one of the offered values' }],
    },
  }
  const { user } = openWizard(CHALET, {
    step: 'summary',
    options: { facilities: [gone] },
    answers: { 'POST /api/v1/chalet': refusal },
  })
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.facilities.title)
  const tick = await screen.findByRole('checkbox', { name: 'Fax machine' })
  expect(tick).toHaveAccessibleDescription('Choose one of the offered values')
  await user.click(tick)
  expect(screen.queryByText('Fax machine')).not.toBeInTheDocument()
})
