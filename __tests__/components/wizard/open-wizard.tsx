import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onToast, type Toast } from '@/components/ui/toast/show-toast'
import { WizardFlow } from '@/components/wizard/wizard-flow'
import type { WizardStart } from '@/components/wizard/wizard-start'
import type { Category } from '@/lib/contract/schemas/catalogue'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import type { Draft } from '@/lib/domain/listing/draft'
import { ACCESS_IN_HOURS } from '@/lib/domain/listing/facility-choice'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import type { StepId } from '@/lib/domain/listing/steps'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Locale } from '@/lib/i18n/routing'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { aDraft } from '../../lib/domain/listing/a-draft'
import { type Call, fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

/** Open for longer than any of these tests will live. */
export const OPEN_PERIOD = { from: '2026-03-20', to: '2099-12-31' }

const member = (_id: string, title: string, name_arr: string, isNumber = false, image = '') => ({
  _id,
  title,
  name_arr,
  image,
  isNumber,
  value: null,
})

export const FACILITIES: FacilityGroup[] = [
  {
    _id: 'pools',
    name: 'Pools',
    name_arr: 'المسابح',
    image: '/facilities/pool.svg',
    icon: 'pool',
    subfacilities: [
      member('indoor', 'Indoor pools', 'مسابح داخلية', true),
      member('slide', 'Water slide', 'زحليقة مائية', false, '/facilities/slide.svg'),
    ],
  },
  {
    _id: 'arrival',
    name: 'Arrival',
    name_arr: 'الوصول',
    image: '/facilities/car.svg',
    icon: 'car',
    subfacilities: [member(ACCESS_IN_HOURS, 'Access in hours', 'ساعات الدخول', true)],
  },
]

export const aCategory = (type: PropertyType, options: Partial<Category> = {}): Category => ({
  _id: `of-${type}`,
  type,
  status: 'active',
  category: en.vocabulary.type[type] ?? type,
  category_name_ar: ar.vocabulary.type[type] ?? type,
  blurb: 'Fine places',
  blurb_ar: 'أماكن جميلة',
  image: '/api/v1/media/x',
  ...options,
})

type Answers = Parameters<typeof fakeBackend>[0]

/** What the wizard asks for while it is filled in. */
export function answersOf(listingType: ListingTypeVariant): Answers {
  return {
    'GET /api/v1/services/categories': {
      body: { categories: LISTING_TYPES.map(({ type }) => aCategory(type)) },
    },
    [`GET /api/v1/facility/list?type=${listingType.type}&status=active&isSubFacility=true`]: {
      body: { data: FACILITIES },
    },
    'GET /api/v1/services/cities': { body: [] },
    'POST /api/v1/vender/drafts': { status: 201, body: { _id: 'd1', updatedAt: '2026-03-15T10:00:00Z' } },
    'PUT /api/v1/vender/drafts/d1': { body: { _id: 'd1', updatedAt: '2026-03-15T10:00:01Z' } },
    'DELETE /api/v1/vender/drafts/d1': { status: 204 },
    [`POST /api/v1/${listingType.segment}`]: { status: 201, body: { _id: 's1' } },
    [`PUT /api/v1/${listingType.segment}/s1`]: { body: { _id: 's1' } },
  }
}

interface PageRequestOptions {
  step?: StepId
  options?: Partial<Draft>
  serviceId?: string
  /** instead of the draft of `options` */
  start?: WizardStart
  answers?: Answers
  locale?: Locale
}

interface OpenWizard {
  calls: Call[]
  user: ReturnType<typeof userEvent.setup>
  closed: jest.Mock
  done: jest.Mock
  another: jest.Mock
  toasts: Toast[]
}

/** The screens over a draft that is finished but for `wishes`, as if it had just been begun. */
export function openWizard(listingType: ListingTypeVariant, wanted: PageRequestOptions = {}): OpenWizard {
  const { step = 'overview', options, serviceId: listingId = null, answers, locale } = wanted
  localStorage.clear()
  const calls = fakeBackend({ ...answersOf(listingType), ...answers })
  const toasts: Toast[] = []
  onToast((toast) => toasts.push(toast))
  const [closed, done, another] = [jest.fn(), jest.fn(), jest.fn()]
  const start: WizardStart = wanted.start ?? {
    listingKey: listingId ?? 'here',
    step,
    draft: aDraft(listingType, { categoryId: `of-${listingType.type}`, openPeriod: OPEN_PERIOD, ...options }),
    draftId: null,
    base: null,
    serviceId: listingId,
    corrections: [],
    property: null,
    isUnsent: false,
  }
  renderInPage(
    <WizardFlow start={start} ownerId="host" onClose={closed} onDone={done} onAnother={another} />,
    locale,
  )
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  return { calls, user, closed, done, another, toasts }
}

// Found by text: a query by role would weigh every element of these large screens anew.
export const screenCalled = (name: string) => screen.findByText(name, { selector: 'form h2' })
export const nextButton = () =>
  screen.getByText(/^(Next|Send for review|Save changes|Loading\.\.\.)$/, { selector: 'button:last-child' })
export const STEP_TITLES = en.wizard.steps
