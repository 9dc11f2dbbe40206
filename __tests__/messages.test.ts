import { PRIVACY_REQUEST_KINDS } from '@/lib/domain/account/privacy-request'
import { UNMATCHED_STATES } from '@/lib/domain/booking/admin-wire'
import { EXCEPTION_STATES } from '@/lib/domain/booking/lifecycle-wire'
import { REFUND_STATES } from '@/lib/domain/booking/money/money-movements'
import { BOOKING_STATES, BOOKING_TABS } from '@/lib/domain/booking/transitions'
import { CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import { CLAIM_STATES } from '@/lib/domain/deposit-claims/claim'
import { INBOX_STATES } from '@/lib/domain/inbox/inbox'
import { ISSUE_CODES } from '@/lib/domain/issue-codes'
import { ERROR_CODES } from '@/lib/domain/issues'
import { BADGES } from '@/lib/domain/listing/card'
import { REVIEW_ASPECTS } from '@/lib/domain/listing/listing'
import { STEP_IDS } from '@/lib/domain/listing/steps'
import * as vocabulary from '@/lib/domain/listing/vocabulary'
import { CANCELLATION_POLICIES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import { SORTS } from '@/lib/domain/search/search-params'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import status from '@/messages/status.json'

type Tree = { [key: string]: string | Tree }

function keysOf(tree: Tree, under = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [under + key] : keysOf(value, `${under}${key}.`),
  )
}

function textsOf(tree: Tree): [string, string][] {
  return keysOf(tree).map((path) => [
    path,
    path.split('.').reduce<unknown>((at, key) => (at as Tree)[key], tree) as string,
  ])
}

const placeholders = (text: string) =>
  [...new Set(text.match(/\{\s*\w+/g) ?? [])].map((one) => one.replace(/\W/g, '')).toSorted()

test('Arabic and English have the same keys', () => {
  expect(keysOf(ar).toSorted()).toEqual(keysOf(en).toSorted())
})

test('no text is empty, and a text has the same values in both languages', () => {
  const english = new Map(textsOf(en))
  for (const [path, text] of textsOf(ar)) {
    expect([path, text.trim() === '']).toEqual([path, false])
    if (!/plural|select/.test(text))
      expect([path, placeholders(text)]).toEqual([path, placeholders(english.get(path) ?? '')])
  }
})

test('every Arabic text is Arabic', () => {
  const latinOnly = textsOf(ar).filter(
    ([, text]) => !/[\u0600-\u06FF]/.test(text) && /[A-Za-z]{3}/.test(text.replace(/\{[^}]*\}/g, '')),
  )
  expect(latinOnly.filter(([path]) => !LATIN_BY_NATURE.includes(path))).toEqual([])
})

test.each([
  ['Arabic', ar.admin.status, status.ar],
  ['English', en.admin.status, status.en],
])('the console and the public status page have the same words in %s', (_language, console, page) => {
  expect(page.journeys).toEqual(console.levels.journeys)
  expect(page.incidents.states).toEqual(console.incidents.states)
})

/** A name that is written in its own language everywhere. */
const LATIN_BY_NATURE = ['layout.language.otherName', 'layout.otherLanguage', 'profile.options.en']

test.each([
  // The browser alone knows that its device is offline.
  ['errors', [...ERROR_CODES, 'offline']],
  ['issues', ISSUE_CODES],
] as const)('every code of %s has Arabic and English', (namespace, codes) => {
  for (const catalogue of [ar, en] as Tree[]) {
    expect(Object.keys(catalogue[namespace] ?? {}).toSorted()).toEqual([...codes].toSorted())
  }
})

test('every step of the wizard at which a draft may stop has a name', () => {
  for (const { ownServices } of [ar, en]) expect(Object.keys(ownServices.draft.steps)).toEqual(STEP_IDS)
})

test('every term of the listing vocabulary has Arabic and English', () => {
  const sets = {
    type: PROPERTY_TYPES,
    audience: vocabulary.AUDIENCES,
    bookingType: vocabulary.BOOKING_TYPES,
    paymentType: vocabulary.PAYMENT_TYPES,
    policy: CANCELLATION_POLICIES,
    policyRule: CANCELLATION_POLICIES,
    addOn: vocabulary.ADD_ONS,
    houseRule: vocabulary.HOUSE_RULES,
    fact: vocabulary.FACTS,
    section: vocabulary.SECTIONS,
    roomType: vocabulary.ROOM_TYPES,
    occasion: vocabulary.OCCASIONS,
    safety: vocabulary.SAFETY_ITEMS,
    kitchen: vocabulary.KITCHEN_ITEMS,
    outdoor: vocabulary.OUTDOOR_ITEMS,
    photoRoom: vocabulary.PHOTO_ROOMS,
    meal: vocabulary.MEALS,
    variant: vocabulary.VARIANTS,
    serviceState: vocabulary.LISTING_STATES,
    priceUnit: vocabulary.PRICE_UNITS,
    sort: SORTS,
    badge: BADGES,
    aspect: REVIEW_ASPECTS,
    bookingTab: BOOKING_TABS,
    bookingState: Object.keys(BOOKING_STATES),
  }
  for (const catalogue of [ar, en]) {
    for (const [name, words] of Object.entries(sets)) {
      const spoken = catalogue.vocabulary[name as keyof typeof sets]
      expect([name, Object.keys(spoken)]).toEqual([name, expect.arrayContaining([...words])])
    }
  }
})

test('every state that the audit trail notes has Arabic and English', () => {
  const states = [
    ...Object.keys(BOOKING_STATES),
    ...vocabulary.LISTING_STATES,
    ...CHARGEBACK_STATES,
    ...CLAIM_STATES,
    ...EXCEPTION_STATES,
    ...PAYOUT_STATES,
    ...PRIVACY_REQUEST_KINDS,
    ...REFUND_STATES,
    ...UNMATCHED_STATES,
    ...INBOX_STATES,
  ]
  for (const catalogue of [ar, en])
    expect(Object.keys(catalogue.admin.audit.values)).toEqual(expect.arrayContaining(states))
})

test('catalogue-texts: both catalogues have the number error and the text of nothing found', () => {
  expect([en.errors.unknown_phone, en.errors.not_found]).toEqual([
    expect.stringMatching(/^Mobile Number Error! /),
    'NOT FOUND',
  ])
  expect([ar.errors.unknown_phone, ar.errors.not_found]).toEqual([
    expect.stringMatching(/[\u0600-\u06FF]/),
    expect.stringMatching(/[\u0600-\u06FF]/),
  ])
})
