import type { Category, City } from '@/lib/contract/schemas/catalogue'
import type { ListingCard } from '@/lib/domain/listing/card'

const city = (name: string, name_ar: string, status: City['status'] = 'active'): City => ({
  _id: name.toLowerCase(),
  slug: name.toLowerCase(),
  name,
  name_ar,
  title: `${name} title`,
  title_ar: `لقب ${name_ar}`,
  image: `/api/v1/media/${name.toLowerCase()}`,
  status,
  latitude: 21.5,
  longitude: 39.2,
})

export const CITIES = [city('Jeddah', 'جدة'), city('Riyadh', 'الرياض'), city('Tabuk', 'تبوك', 'inactive')]

const category = (
  type: Category['type'],
  en: string,
  ar: string,
  status: Category['status'] = 'active',
): Category => ({
  _id: type.toLowerCase(),
  type,
  status,
  category: en,
  category_name_ar: ar,
  blurb: '',
  blurb_ar: '',
  image: `/api/v1/media/${type}`,
})

export const CATEGORIES = [
  category('Stadium', 'Stadiums', 'ملاعب'),
  category('Chalets', 'Chalets', 'شاليهات'),
  category('Hotel', 'Hotels', 'فنادق', 'inactive'),
]

export const CARD: ListingCard = {
  _id: 'palm',
  type: 'Chalets',
  name: 'Palm Chalet',
  name_ar: 'شاليه النخيل',
  city: { name: 'Jeddah', name_ar: 'جدة' },
  district: { name: 'Al Naeem', name_ar: 'النعيم' },
  images: ['/api/v1/media/palm'],
  rating: 4.9,
  reviewsCount: 12,
  distanceKm: 4,
  maxGuests: 20,
  bedrooms: 3,
  price: { unit: 'night', from: 470, stay: null },
  lastMinutePercent: null,
  badges: ['instant'],
  location: [21.5, 39.2],
  changedAt: '2026-11-20T08:00:00.000Z',
}
