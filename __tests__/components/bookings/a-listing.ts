import type { Listing } from '@/lib/domain/listing/listing'
import { aBookableListing } from '../../lib/domain/a-bookable-listing'

/** A chalet of 500 riyals a night that takes payment at the door. */
export function aListing(): Listing {
  return {
    id: 'al-nakheel',
    type: 'Chalets',
    variant: 'standard',
    state: 'live',
    categoryId: 'chalets',
    category: { en: 'Chalets', ar: 'شاليهات' },
    name: { en: 'Al Nakheel Chalet', ar: 'شاليه النخيل' },
    description: { en: '', ar: '' },
    secondaryPhone: '',
    areaSqm: 300,
    pitchGrassType: '',
    licence: { number: '', expiresOn: '' },
    images: [],
    location: {
      address: '',
      city: { name: 'Jeddah', name_ar: 'جدة' },
      district: { name: 'Al Naeem', name_ar: 'النعيم' },
      houseNumber: '',
      landmark: '',
      latitude: 21.5,
      longitude: 39.2,
    },
    facts: {},
    facilities: [],
    rules: [],
    additionalRules: [],
    suitableFor: {},
    safety: [],
    kitchen: [],
    outdoors: [],
    rooms: [],
    meals: [],
    audience: 'Families_and_Singles',
    bookingType: 'instant',
    terms: aBookableListing({ paymentType: 'payAtCheckin' }),
    rating: null,
    reviewsCount: 0,
    aspectRatings: [],
    host: {
      id: 'h',
      name: { en: '', ar: '' },
      type: 'host',
      avatar: null,
      since: '2025-01-01',
      answerMinutes: null,
    },
  }
}
