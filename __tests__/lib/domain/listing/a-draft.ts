import { type Draft, emptyDraft } from '@/lib/domain/listing/draft'
import { changeAllDays, emptyWeek, tickAllDays } from '@/lib/domain/listing/pricing/week'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import type { Fact } from '@/lib/domain/listing/vocabulary'

export const A_DAY = '2026-03-15'

const FACTS: Partial<Record<Fact, string | number>> = { section: 'both', roomType: 'suite' }

/** A finished listing of any kind, the least that its rules ask for; `wishes` differ from it. */
export function aDraft(listingType: ListingTypeVariant, options: Partial<Draft> = {}): Draft {
  const facts = Object.keys(listingType.facts) as Fact[]
  return {
    ...emptyDraft(listingType.type),
    variant: listingType.variant,
    categoryId: 'a-category',
    facts: Object.fromEntries(facts.map((fact, i) => [fact, FACTS[fact] ?? i + 1])),
    name: { en: 'Palm House', ar: 'بيت النخيل' },
    description: { en: 'By the sea', ar: 'على البحر' },
    secondaryPhone: '0500000012',
    areaSqm: 300,
    pitchGrassType: listingType.extras.includes('pitchGrassType') ? 'Artificial turf' : '',
    images: [1, 2, 3, 4, 5].map((n) => `/api/v1/media/${n}`),
    rooms: listingType.extras.includes('rooms') ? [{ beds: 2, bathrooms: 1 }] : [],
    place: {
      address: 'Obhur',
      city: 'Jeddah',
      district: 'Al Naeem',
      houseNumber: '17',
      landmark: 'The corniche',
      point: { latitude: 21.5433, longitude: 39.1728 },
      isPointConfirmed: false,
    },
    week:
      listingType.variant === 'hourly' ? emptyWeek() : changeAllDays(tickAllDays(emptyWeek(), true), 50_000),
    hour: { price: listingType.variant === 'hourly' ? 20_000 : null, firstDay: '' },
    openPeriod: { from: '2026-03-20', to: '2026-12-31' },
    check: { in: '15:00', out: '12:00' },
    bookingType: 'instant',
    cancellationPolicy: 'Flexible',
    ...options,
  }
}
