import { contradictionsOf } from '@/lib/domain/listing/contradictions'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { ruleInLanguage } from '@/lib/domain/listing/rule-languages'
import { PROPERTY_TYPES, ROOM_TYPES, SECTIONS } from '@/lib/domain/listing/vocabulary'
import { makeListings } from '@/server/db/seed/listings/listings'
import { aspectMeans, meanRating } from '@/server/db/seed/listings/reviews'
import { inventedPhotos } from '@/server/db/seed/photos'

const TODAY = '2026-03-15'
const listings = makeListings(inventedPhotos(), TODAY)
const ARABIC = /[\u0600-\u06FF]/
const LATIN = /[A-Za-z]/

test('the same day makes the same market', () => {
  expect(JSON.stringify(makeListings(inventedPhotos(), TODAY))).toBe(JSON.stringify(listings))
})

describe.each(PROPERTY_TYPES)('%s', (type) => {
  const ofType = listings.filter((one) => one.plan.type === type)

  test('has at least eight listings, some of them in Jeddah, over several cities', () => {
    expect(ofType.length).toBeGreaterThanOrEqual(8)
    expect(ofType.filter((one) => one.plan.city.name === 'Jeddah').length).toBeGreaterThanOrEqual(3)
    expect(new Set(ofType.map((one) => one.plan.city.name)).size).toBeGreaterThanOrEqual(7)
  })

  test('has exactly the facts of its listing type, with values of the vocabulary', () => {
    for (const { shape } of ofType) {
      expect(Object.keys(shape.facts).sort()).toEqual(Object.keys(listingTypeOf(type).facts).sort())
      const { section, roomType } = shape.facts
      if (section !== undefined) expect(SECTIONS).toContain(section)
      if (roomType !== undefined) expect(ROOM_TYPES).toContain(roomType)
    }
  })

  test('neighbours do not open with the same picture', () => {
    const covers = ofType.map((one) => one.pictures[0]?.key)
    covers.slice(1).forEach((cover, i) => {
      expect(cover).not.toBe(covers[i])
    })
  })
})

test('every listing has 5 to 15 different pictures and 20 to 35 facilities', () => {
  for (const { pictures, facilities } of listings) {
    expect(pictures.length).toBeGreaterThanOrEqual(5)
    expect(pictures.length).toBeLessThanOrEqual(15)
    expect(new Set(pictures.map((one) => one.key)).size).toBe(pictures.length)
    expect(facilities.length).toBeGreaterThanOrEqual(20)
    expect(facilities.length).toBeLessThanOrEqual(35)
  }
})

test('a home to rent has at least the eight pictures that its structured data needs', () => {
  const homes = listings.filter(({ plan }) => listingTypeOf(plan.type).schemaType === 'VacationRental')
  const few = homes.filter(({ pictures }) => pictures.length < 8)
  expect(few.map(({ plan, pictures }) => [plan.id, pictures.length])).toEqual([])
})

test('no listing of the demo contradicts itself', () => {
  const wrong = listings.flatMap(({ plan, terms, words }) =>
    contradictionsOf({
      ...terms,
      rules: words.rules,
      addOns: terms.addOns.map(({ name }) => name),
      occasions: [],
    }).map(({ path, code }) => [plan.id, path, code]),
  )
  expect(wrong).toEqual([])
  const countOf = (facilities: (typeof listings)[number]['facilities'], id: string) =>
    facilities.find((one) => one.facilityId === id)?.count
  for (const { shape, facilities } of listings) {
    const cars = countOf(facilities, 'car-private-parking')
    if (typeof cars === 'number') expect(shape.maxGuests / cars).toBeLessThanOrEqual(8)
    const chairs = countOf(facilities, 'hall-gold-chairs')
    if (typeof chairs === 'number') expect(chairs).toBeGreaterThanOrEqual(shape.maxGuests)
  }
})

test('the rating of each listing is the mean of its parts', () => {
  for (const { reviews } of listings) {
    const parts = aspectMeans(reviews)
    const mean = parts.reduce((sum, one) => sum + one, 0) / parts.length
    expect(Math.abs(mean - (meanRating(reviews) ?? 0))).toBeLessThan(0.02)
  }
})

test.each(['ar', 'en'] as const)('counted nouns of descriptions follow the plural rules: %s', (language) => {
  const forms = {
    ar: { few: /^(ضيوف|لاعبين|أشخاص)/, many: /^(ضيفًا|لاعبًا|شخصًا)/, other: /^(ضيف|لاعب|شخص)(\s|[.،])/ },
    en: { one: /^(guest|player|person)(\s|[.,])/, other: /^(guests|players|people)/ },
  }[language]
  const rules = new Intl.PluralRules(language)
  const counted = /([\d,]+) (ضي\S*|لاعب\S*|شخص\S*|أشخاص|guests?\b|players?\b|person\b|people\b)/g
  let found = 0
  for (const { words } of listings) {
    const text = `${language === 'ar' ? words.descriptionAr : words.description} `
    for (const { 1: number = '', 2: noun = '' } of text.matchAll(counted)) {
      found += 1
      const form = forms[rules.select(Number(number.replace(',', ''))) as keyof typeof forms]
      expect([number, noun, form?.test(`${noun} `)]).toEqual([number, noun, true])
    }
  }
  expect(found).toBeGreaterThan(language === 'ar' ? 100 : 120)
})

test('every name and description is in both languages, with no gap left in a sentence', () => {
  for (const { plan, words } of listings) {
    expect(plan.ar).toMatch(ARABIC)
    expect(plan.en).toMatch(LATIN)
    expect(words.description).toMatch(LATIN)
    expect(words.descriptionAr).toMatch(ARABIC)
    expect(words.description + words.descriptionAr).not.toMatch(/[{}]|undefined/)
  }
})

test('ids are different, and short enough for the calls that carry them', () => {
  const ids = listings.map((one) => one.plan.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{5,40}$/)
})

test('prices are whole riyals above zero, and half payment is at most the cheapest day', () => {
  for (const { terms } of listings) {
    const { weekdays, sundayToWednesday, allDays, hour } = terms.prices
    const prices = [...Object.values(weekdays), sundayToWednesday, allDays, hour].filter(
      (one) => one !== null,
    )
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices) {
      expect(price).toBeGreaterThan(0)
      expect(price % 100).toBe(0)
    }
    if (terms.paymentType === 'halfPayment') {
      expect(terms.partialHalalas).toBeGreaterThan(0)
      expect(terms.partialHalalas).toBeLessThanOrEqual(Math.min(...prices))
    } else {
      expect(terms.partialHalalas).toBe(0)
    }
  }
})

test('pitches are priced by the hour, halls and houses are not', () => {
  for (const { plan, terms } of listings) {
    if (plan.type === 'Stadium') expect(terms.pricingMode).toBe('hourly')
    if (plan.type === 'Wedding_Halls' || plan.type === 'Chalets') expect(terms.pricingMode).toBe('daily')
    expect(terms.prices.hour === null).toBe(terms.pricingMode === 'daily')
  }
})

test('ratings average about 4.5, and roughly one in twelve is below 4', () => {
  const ratings = listings.flatMap((one) => one.reviews.map((review) => review.rating))
  const mean = ratings.reduce((sum, one) => sum + one, 0) / ratings.length
  expect(mean).toBeGreaterThan(4.35)
  expect(mean).toBeLessThan(4.65)
  expect(ratings.filter((one) => one < 4).length / ratings.length).toBeCloseTo(1 / 12, 1)
})

test('a listing has 3 to 12 reviews, each by another guest and with another text', () => {
  for (const { reviews } of listings) {
    expect(reviews.length).toBeGreaterThanOrEqual(3)
    expect(reviews.length).toBeLessThanOrEqual(12)
    expect(new Set(reviews.map((one) => one.authorId)).size).toBe(reviews.length)
    expect(new Set(reviews.map((one) => one.body)).size).toBe(reviews.length)
  }
})

test('a first visitor finds a chalet in Jeddah to book at once and pay on arrival', () => {
  const [first] = listings
  expect(first?.plan).toMatchObject({ type: 'Chalets', index: 0, owner: { id: 'demo-host' } })
  expect(first?.plan.city.name).toBe('Jeddah')
  expect(first?.terms).toMatchObject({
    bookingType: 'instant',
    paymentType: 'payAtCheckin',
    cancellationPolicy: 'Flexible',
  })
})

const MONTH_NAMES = { January: 1, December: 12, يناير: 1, ديسمبر: 12 }

test('a review that names a month was written in it', () => {
  const reviews = listings.flatMap((one) => one.reviews)
  const misplaced = reviews.filter(({ body, createdAt }) =>
    Object.entries(MONTH_NAMES).some(
      ([name, month]) => body.includes(name) && new Date(createdAt ?? 0).getUTCMonth() + 1 !== month,
    ),
  )
  expect(reviews.length).toBeGreaterThan(300)
  expect(misplaced.map(({ body }) => body)).toEqual([])
})

test('the house rules are there in the language of each reader', () => {
  const rules = listings.flatMap((one) => one.words.additionalRules)
  expect(rules.length).toBeGreaterThan(20)
  expect(rules.filter((rule) => LATIN.test(ruleInLanguage(rule, 'ar')))).toEqual([])
  expect(rules.filter((rule) => ARABIC.test(ruleInLanguage(rule, 'en')))).toEqual([])
})
