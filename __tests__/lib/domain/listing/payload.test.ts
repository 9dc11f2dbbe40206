import type { Draft } from '@/lib/domain/listing/draft'
import { valueAt } from '@/lib/domain/listing/fields/paths'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { type ListingPayload, toPayload, withLeftOut } from '@/lib/domain/listing/payload'
import {
  changeAllDays,
  changeDay,
  changeWeekdays,
  emptyWeek,
  tickAllDays,
  tickDay,
  tickWeekdays,
} from '@/lib/domain/listing/pricing/week'
import { withVariant } from '@/lib/domain/listing/variants'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { aDraft } from './a-draft'

const chalet = withVariant(listingTypeOf('Chalets'), 'standard')
const sent = (options: Partial<Draft> = {}, listingType = chalet) =>
  toPayload(aDraft(listingType, options), listingType)

/** The table of wizard.md, section 3, row by row. */
const OBJECTS: [PropertyType, 'roomsGuest' | 'unitsAndGuest', string[]][] = [
  ['Chalets', 'roomsGuest', ['section', 'bedrooms', 'doubleBed', 'singleBed', 'maxGuest', 'bathrooms']],
  ['Resorts', 'roomsGuest', ['section', 'maleRooms', 'femaleRooms', 'maxGuest', 'bathrooms']],
  ['Wedding_Halls', 'roomsGuest', ['section', 'maleRooms', 'femaleRooms', 'maxGuest', 'bathrooms']],
  ['Farms', 'roomsGuest', ['section', 'bedrooms', 'doubleBed', 'singleBed', 'maxGuest', 'bathrooms']],
  ['Stadium', 'roomsGuest', ['dressingRooms', 'stands', 'maxGuest', 'bathrooms']],
  [
    'Apartment',
    'roomsGuest',
    ['roomType', 'numberOfUnits', 'numberOfAdult', 'numberOfChild', 'singleBed', 'bathrooms'],
  ],
  [
    'Hotel',
    'unitsAndGuest',
    ['roomType', 'numberUnits', 'numberAdults', 'numberChildren', 'singleBed', 'bathrooms'],
  ],
  ['Lounges', 'roomsGuest', ['section', 'maxGuest', 'bathrooms']],
  [
    'Camps',
    'unitsAndGuest',
    ['section', 'numOfTents', 'numOfMajlesTents', 'doubleBed', 'singleBed', 'maxGuest', 'bathrooms'],
  ],
]

test.each(OBJECTS)('basic-info-fields: %s sends %s with exactly its fields', (type, name, fields) => {
  const listingType = withVariant(listingTypeOf(type), 'standard')
  const payload = sent({}, listingType)
  const other = name === 'roomsGuest' ? 'unitsAndGuest' : 'roomsGuest'
  expect(Object.keys(payload[name] as object).toSorted()).toEqual(fields.toSorted())
  expect(payload[other]).toBeUndefined()
})

test('description-payload: a chalet is sent field by field as the specification spells it', () => {
  const options: Partial<Draft> = {
    facilities: [
      {
        id: 'f1',
        name: { en: 'Number of pools', ar: 'عدد المسابح' },
        group: { en: 'Pools', ar: 'المسابح' },
        image: '/pool',
        groupImage: null,
        isCounted: true,
        count: 2,
      },
    ],
    rules: ['no_pets', 'no_smoking'],
    suitableFor: { birthdays: { isTicked: true, amount: 30_000 }, meetings: { isTicked: false, amount: 1 } },
    additionalRules: ['Close the gate'],
    safety: ['first_aid_kit'],
    kitchen: ['oven'],
    outdoors: ['garden'],
    addOns: { buffet: { isTicked: true, amount: 25_050 }, sleepover: { isTicked: false, amount: 9900 } },
    payment: { type: 'halfPayment', partial: 10_050 },
    deposit: { isTicked: true, amount: 50_000 },
    lastMinute: { isTicked: true, days: 3, percent: 15 },
  }
  expect(sent(options)).toEqual({
    categoryId: 'a-category',
    roomsGuest: { section: 'both', bedrooms: 2, doubleBed: 3, singleBed: 4, maxGuest: 5, bathrooms: 6 },
    facilities: [
      {
        _id: 'f1',
        name: 'Number of pools',
        value: 2,
        type: 'Pools',
        image: '/pool',
        facilityImage: '',
        name_arr: 'عدد المسابح',
        main_name_arr: 'المسابح',
      },
    ],
    description: {
      nameInEnglish: 'Palm House',
      nameInArabic: 'بيت النخيل',
      secondryPhone: '0500000012',
      areaSqm: 300,
      descriptionInEnglish: 'By the sea',
      descriptionInArabic: 'على البحر',
      images: [1, 2, 3, 4, 5].map((n) => `/api/v1/media/${n}`),
      rules: { no_smoking: true, no_pets: true, birthdays: 300 },
      additionalRules: ['Close the gate'],
      safty: { first_aid_kit: true },
    },
    kitchen: { oven: true },
    outdoors: { garden: true },
    address: {
      address: 'Obhur',
      city: 'Jeddah',
      houseNumber: '17',
      area: 'Al Naeem',
      landMark: 'The corniche',
    },
    location: { coordinates: [21.5433, 39.1728] },
    price: {
      dayPrice: 500,
      sundayPrice: 500,
      mondayPrice: 500,
      tuesdayPrice: 500,
      wednesdayPrice: 500,
      thrusdayPrice: 500,
      fridayPrice: 500,
      saturdayPrice: 500,
    },
    openFrom: '03-20-2026',
    openTo: '12-31-2026',
    check: { checkInTime: '3:00:PM', checkOutTime: '12:00:PM' },
    paymentType: 'halfPayment',
    partialAmount: 100.5,
    addOns: { buffet: '250.5' },
    bookingSetting: {
      bookingFor: 'Families_and_Singles',
      bookingType: 'instant',
      canellationPolicy: 'Flexible',
      securityDeposit: true,
      securityAmount: 500,
      lastMinuteDiscount: true,
      days: 3,
      discountPercentage: 15,
    },
  })
})

test('description-payload: the location has a type on edit, and only then', () => {
  const draft = aDraft(chalet)
  expect(toPayload(draft, chalet, { isEdit: true })['location']).toEqual({
    type: 'Point',
    coordinates: [21.5433, 39.1728],
  })
})

test('price-payload: only ticked, filled rows are sent; Thursday is thrusdayPrice', () => {
  const bundle = changeWeekdays(tickWeekdays(emptyWeek(), true), 40_000)
  const week = tickDay(changeDay(tickDay(bundle, 'thursday', true), 'thursday', 70_000), 'friday', true)
  expect(sent({ week })['price']).toEqual({
    weekDaysPrice: 400,
    sundayPrice: 400,
    mondayPrice: 400,
    tuesdayPrice: 400,
    wednesdayPrice: 400,
    thrusdayPrice: 700,
  })
  expect(sent({ week: changeAllDays(tickAllDays(week, true), null) })['price']).toBeUndefined()
})

test.each([
  ['00:00', '12:00:AM'],
  ['00:30', '12:30:AM'],
  ['09:05', '9:05:AM'],
  ['12:00', '12:00:PM'],
  ['23:59', '11:59:PM'],
])('price-check-times: %s is sent as %s, and only when both are set', (time, wire) => {
  const both = sent({ check: { in: time, out: '12:00' } })
  expect(both['check']).toEqual({ checkInTime: wire, checkOutTime: '12:00:PM' })
  expect(sent({ check: { in: time, out: '' } })['check']).toBeUndefined()
})

test('settings-deposit, settings-last-minute: a switched-off setting is dropped with its numbers', () => {
  const setting = sent({
    deposit: { isTicked: false, amount: 50_000 },
    lastMinute: { isTicked: false, days: 3, percent: 15 },
  })['bookingSetting']
  expect(setting).toEqual({
    bookingFor: 'Families_and_Singles',
    bookingType: 'instant',
    canellationPolicy: 'Flexible',
    securityDeposit: false,
    lastMinuteDiscount: false,
  })
})

test('price-partial: the amount is sent for half payment alone', () => {
  expect(sent({ payment: { type: 'payAtCheckin', partial: 100 } })['partialAmount']).toBeUndefined()
  expect(sent({ payment: { type: 'halfPayment', partial: 100 } })['partialAmount']).toBe(1)
})

test('an edit that takes the rooms of all photos away names an empty list, and what it leaves out stays', () => {
  const rooms = [{ image: '/api/v1/media/1', room: 'pool' as const }]
  const named = toPayload(aDraft(chalet, { photoRooms: rooms }), chalet, { isEdit: true })
  const roomsOf = (payload: ListingPayload) => valueAt(payload, 'description.photoRooms')
  const unnamed = aDraft(chalet)
  const emptied = toPayload(unnamed, chalet, { isEdit: true, stored: aDraft(chalet, { photoRooms: rooms }) })
  const byOlderClient = toPayload(unnamed, chalet, { isEdit: true })
  expect([roomsOf(emptied), roomsOf(byOlderClient)]).toEqual([[], undefined])
  expect([roomsOf(withLeftOut(emptied, named)), roomsOf(withLeftOut(byOlderClient, named))]).toEqual([
    [],
    rooms,
  ])
})
