import { screen, within } from '@testing-library/react'
import { DetailLocation } from '@/components/listing/detail/detail-location'
import type { MapView } from '@/components/map/map-provider'
import type { Locale } from '@/lib/i18n/routing'
import { renderInPage } from '../render-in-page'

jest.mock('@/components/map/listing-map', () => ({
  ListingMap: ({ area }: MapView) => <p>{`${area?.latitude} ${area?.longitude}`}</p>,
}))

function show(latitude: number, longitude: number, locale: Locale = 'en') {
  const location = {
    address: '',
    houseNumber: '',
    landmark: '',
    city: { name: 'Jeddah', name_ar: 'جدة' },
    district: { name: 'Ash Shati', name_ar: 'الشاطئ' },
    latitude,
    longitude,
  }
  renderInPage(<DetailLocation listing={{ location }} />, locale)
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test('distances to the sea, landmarks and the airport are whole kilometres in a straight line', () => {
  expect(show(21.595, 39.11)).toEqual([
    'The Red SeaLess than 1 km',
    'Red Sea Mall4 km',
    'King Fahd’s Fountain10 km',
    'King Abdulaziz International Airport11 km',
  ])
  expect(screen.getByRole('heading', { name: /straight line/ })).toBeInTheDocument()
})

test('the same in Arabic', () => {
  expect(show(21.595, 39.11, 'ar')).toEqual([
    'البحر الأحمرأقل من كيلومتر',
    'رد سي مول4 كم',
    'نافورة الملك فهد10 كم',
    'مطار الملك عبدالعزيز الدولي11 كم',
  ])
})

test('distances are of the point that the map shows; far from everything there are none', () => {
  const items = show(20.1, 48.9)
  expect(items).toEqual([])
  expect(screen.queryByRole('heading', { name: /straight line/ })).not.toBeInTheDocument()
  expect(within(document.body).getByText('20.1 48.9')).toBeInTheDocument()
})
