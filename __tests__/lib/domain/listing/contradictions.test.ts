import { contradictionsOf } from '@/lib/domain/listing/contradictions'

const OFFER = {
  pricingMode: 'daily',
  rules: [] as string[],
  addOns: [] as string[],
  occasions: [] as string[],
  checkOutTime: '12:00',
} as const

test.each([
  ['parties without a rule against them', { addOns: ['birthdayArrangements'], occasions: ['weddings'] }, []],
  ['a rule against parties without any', { rules: ['no_parties'], addOns: ['buffet'] }, []],
  [
    'birthdays and weddings where parties are forbidden',
    { rules: ['no_parties'], addOns: ['birthdayArrangements', 'weddingArrangements'] },
    ['addOns.birthdayArrangements.amount', 'addOns.weddingArrangements.amount'],
  ],
  [
    'occasions that are parties where they are forbidden',
    { rules: ['no_parties'], occasions: ['birthdays', 'meetings'] },
    ['suitableFor.birthdays.amount'],
  ],
  ['a sleepover beside a night', { addOns: ['sleepover'] }, ['addOns.sleepover.amount']],
  ['a sleepover after a day that ends in the evening', { addOns: ['sleepover'], checkOutTime: '03:00' }, []],
  ['a sleepover by the hour', { addOns: ['sleepover'], pricingMode: 'hourly' as const }, []],
  ['a sleepover before the check-out is chosen', { addOns: ['sleepover'], checkOutTime: '' }, []],
])('%s', (_, offer, paths) => {
  expect(contradictionsOf({ ...OFFER, ...offer }).map((one) => one.path)).toEqual(paths)
})
