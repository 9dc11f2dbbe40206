import { screen, within } from '@testing-library/react'
import { PhotoCheck } from '@/components/admin/listings/photo-check'
import { ReviewedFields } from '@/components/admin/listings/reviewed-fields'
import { ReviewedPlace } from '@/components/admin/listings/reviewed-place'
import { ReviewedRooms } from '@/components/admin/listings/reviewed-rooms'
import { ReviewedTerms } from '@/components/admin/listings/reviewed-terms'
import type { ReviewRoomType } from '@/lib/contract/schemas/listing/listing-review'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { toPayload } from '@/lib/domain/listing/payload'
import { emptyWeek } from '@/lib/domain/listing/pricing/week'
import { withVariant } from '@/lib/domain/listing/variants'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { aDraft } from '../../lib/domain/listing/a-draft'
import { EVERY_LISTING_TYPE } from '../../lib/domain/listing/every-listing-type'
import { CITIES } from '../catalogue-fixture'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'
import { renderInPage } from '../render-in-page'

beforeEach(() => fakeBackend({ 'GET /api/v1/services/cities': { body: CITIES } }))

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const versionOf = (listingType = CHALET, more = {}) => ({
  payload: toPayload(aDraft(listingType, more), listingType),
  type: listingType.type,
  variant: listingType.variant,
})

test.each(EVERY_LISTING_TYPE)(
  'every field of a %s is named in Arabic, and no code is left',
  (_, listingType) => {
    const more = {
      ...{ rules: ['no_smoking'], safety: ['first_aid'], kitchen: ['stove'], meals: ['breakfast'] },
      ...{ deposit: { isTicked: true, amount: 12_300 } },
    }
    const { container } = renderInPage(<ReviewedFields version={versionOf(listingType, more)} />, 'ar')
    expect(container).not.toHaveTextContent(/_|vocabulary|wizard|fields\./)
    expect(container).toHaveTextContent('بيت النخيل')
  },
)

test('the price of each weekday is shown, and a day that is not sold is marked', () => {
  const sold = WEEKDAYS.filter((day) => day !== 'friday')
  const row = { isTicked: true, price: 50_000 }
  const week = { ...emptyWeek(), ...Object.fromEntries(sold.map((day) => [day, row])) }
  renderInConsole(<ReviewedFields version={versionOf(CHALET, { week })} />)
  const prices = within(screen.getByRole('region', { name: 'Pricing' }))
  const shown = prices.getByText('Prices of the week').closest('div')
  for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'])
    expect(shown).toHaveTextContent(new RegExp(`${day}[^a-z]*500`))
  expect(shown).toHaveTextContent('Friday not bookable')
})

const ROOM: ReviewRoomType = {
  ...{ _id: 'suite', name: 'Suite', name_ar: 'جناح', status: 'in_review', areaSqm: 48 },
  facts: { doubleBeds: 1, singleBeds: 2, units: 6, roomType: 'suite' },
  price: { unit: 'night', from: 900 },
}

test('room types are read with size, beds, units and price, and each other one links to its review', () => {
  const rooms = [{ ...ROOM, _id: 'hotel', name: 'Palm Hotel', status: 'live' as const }, ROOM]
  renderInConsole(<ReviewedRooms rooms={rooms} shown="hotel" />)
  const [, suite] = screen.getAllByRole('listitem')
  for (const text of ['48 m²', 'Double beds: 1', 'Single beds: 2', '900'])
    expect(suite).toHaveTextContent(text)
  expect(suite).toHaveTextContent(/Rooms of this kind: 6|Units: 6|: 6/)
  expect(screen.getByRole('link', { name: 'Suite' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/services?id=suite'),
  )
  expect(screen.queryByRole('link', { name: 'Palm Hotel' })).not.toBeInTheDocument()
})

test('the place is named in the language of the reader beside its exact pin, without any key of a map', () => {
  const city = { name: 'Jeddah', name_ar: 'جدة' }
  const location = {
    ...{ address: '', houseNumber: '', landmark: '', latitude: 21.54333, longitude: 39.1728 },
    ...{ city, district: { name: 'Al Naeem', name_ar: 'النعيم' } },
  }
  renderInPage(<ReviewedPlace listing={{ location }} map={NO_MAP_SERVICE} />, 'ar')
  expect(screen.getByText(/النعيم · جدة/)).toHaveTextContent('21.54333, 39.17280')
})

test('terms are sentences with the names of the vendor, and photos have their room and captions', () => {
  renderInConsole(
    <>
      <ReviewedTerms
        terms={{ fees: { fees: [{ kind: 'cleaning', price: 150, threshold: 0, charged: 'once' }] } }}
      />
      <PhotoCheck
        photos={[{ url: '/api/v1/media/a', width: 1600, height: 1200, isNew: false, isElsewhere: false }]}
        rooms={[{ image: '/api/v1/media/a', room: 'majlis' }]}
        captions={[{ image: '/api/v1/media/a', ar: 'مجلس الرجال', en: 'The majlis' }]}
      />
    </>,
  )
  const [fee, photo] = screen.getAllByRole('listitem')
  expect(fee).toHaveTextContent('150')
  expect(photo).toHaveTextContent(/Majlis.*مجلس الرجال.*The majlis/)
})
