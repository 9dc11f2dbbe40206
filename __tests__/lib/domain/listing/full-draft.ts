import type { Draft } from '@/lib/domain/listing/draft'
import { houseRulesOf } from '@/lib/domain/listing/listing-types'
import {
  changeDay,
  changeWeekdays,
  emptyWeek,
  tickDay,
  tickWeekdays,
} from '@/lib/domain/listing/pricing/week'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { ADD_ONS } from '@/lib/domain/listing/vocabulary'
import { aDraft } from './a-draft'

/** Every field of a kind filled in, with prices of three sorts and amounts that are no whole riyals. */
export function fullDraft(listingType: ListingTypeVariant, options: Partial<Draft> = {}): Draft {
  const isHourly = listingType.variant === 'hourly'
  const bundle = changeWeekdays(tickWeekdays(emptyWeek(), true), 40_050)
  const week = changeDay(tickDay(bundle, 'thursday', true), 'thursday', 70_000)
  return aDraft(listingType, {
    licence: listingType.isLicensed
      ? { number: '73000001', expiresOn: '2027-01-31' }
      : { number: '', expiresOn: '' },
    // Not the rule against parties, because parties are sold.
    rules: houseRulesOf(listingType).filter((rule) => rule !== 'no_parties'),
    suitableFor: {
      birthdays: { isTicked: true, amount: 30_025 },
      meetings: { isTicked: false, amount: 100 },
    },
    additionalRules: ['Close the gate', 'أغلق الباب / Close the door'],
    safety: ['first_aid_kit', 'smoke_detector'],
    kitchen: listingType.kitchen.slice(0, 2) as Draft['kitchen'],
    outdoors: ['garden', 'pool'],
    meals: ['breakfast', 'dinner'],
    week: isHourly ? emptyWeek() : week,
    hour: isHourly ? { price: 20_050, firstDay: '2026-04-01' } : { price: null, firstDay: '' },
    check: isHourly ? { in: '06:30', out: '' } : { in: '14:30', out: '11:00' },
    payment: { type: 'halfPayment', partial: 10_050 },
    audience: 'Only_families',
    bookingType: '24-Hour',
    cancellationPolicy: 'Strict',
    deposit: { isTicked: true, amount: 50_000 },
    lastMinute: { isTicked: true, days: 3, percent: 15 },
    addOns: Object.fromEntries(
      ADD_ONS.map((name, i) => [
        name,
        { isTicked: i !== 1 && (isHourly || name !== 'sleepover'), amount: 25_050 + i * 100 },
      ]),
    ),
    ...options,
  })
}
