import { screen, within } from '@testing-library/react'
import { EVERY_LISTING_TYPE } from '../../lib/domain/listing/every-listing-type'
import { openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const JEDDAH = { _id: 'c1', name: 'Jeddah', name_ar: 'جدة', status: 'active' }
const TITLE = { en: 'Your page, as guests will see it', ar: 'صفحتك كما سيراها الضيوف' }

const original = window.matchMedia
afterEach(() => {
  window.matchMedia = original
})

/** A window in which every query for a least width holds. */
function onAWideScreen(): void {
  window.matchMedia = ((media: string) => ({
    ...original(media),
    matches: media.includes('min-width'),
  })) as never
}

function firstType() {
  const [[, listingType] = []] = EVERY_LISTING_TYPE
  if (!listingType) throw new Error('no type')
  return listingType
}

test.each(EVERY_LISTING_TYPE)(
  'the page of %s is drawn beside the step that is being written',
  async (_name, type) => {
    onAWideScreen()
    openWizard(type, { step: 'details', answers: { 'GET /api/v1/services/cities': { body: [JEDDAH] } } })
    await screenCalled(STEP_TITLES.details.title)
    const preview = within(screen.getByRole('region', { name: TITLE.en }))
    expect(preview.getByText('Palm House')).toBeVisible()
    expect(await preview.findByText('Jeddah')).toBeVisible()
    expect(preview.getByText('By the sea')).toBeVisible()
    expect(preview.getAllByText(type.variant === 'hourly' ? '200' : '500')[0]).toBeVisible()
  },
)

test('what is typed shows at once, and what is missing is named', async () => {
  onAWideScreen()
  const name = { en: '', ar: 'بيت النخيل' }
  const { user } = openWizard(firstType(), { step: 'details', locale: 'ar', options: { name, images: [] } })
  const preview = within(await screen.findByRole('region', { name: TITLE.ar }))
  expect(preview.getByText('تظهر صورك هنا')).toBeVisible()
  const field = await screen.findByDisplayValue('بيت النخيل')
  await user.clear(field)
  expect(await preview.findByText('اسم مكانك')).toBeVisible()
  await user.type(field, 'بيت السدرة')
  expect(await preview.findByText('بيت السدرة')).toBeVisible()
})

test('a narrow screen has the form alone', async () => {
  openWizard(firstType(), { step: 'details' })
  await screenCalled(STEP_TITLES.details.title)
  expect(screen.queryByRole('region', { name: TITLE.en })).toBeNull()
})
