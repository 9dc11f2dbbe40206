import { array, boolean, type InferType, number, string } from 'yup'
import { isCommercialNumber, isVatNumber } from '@/lib/domain/account/identity'
import { exactObject } from '@/lib/domain/exact-object'
import { isInSaudiArabia } from '@/lib/domain/geo/saudi-arabia'
import { fromSar, toSar } from '@/lib/domain/money'
import { latinDigits } from '@/lib/domain/text/arabic'
import { MAX_TITLE, shownName } from './fields'

const MAX_LINK = 300
const MAX_EMAIL = 120
const MAX_PHONES = 3
/** Far below what an integer of halalas holds. */
const MAX_SAR = 1_000_000
const DIALLED = /^(\+\d{8,15}|\d{4,12})$/

/** In `public`. */
export const LOGO = '/logo.svg'

/** A number as it is dialled: with a country code, or a short national one such as 9200 00000; null for anything else. */
export function contactPhone(typed: string): string | null {
  const dialled = latinDigits(typed).replace(/[\s-]/g, '')
  return DIALLED.test(dialled) ? dialled : null
}

/** Yup tests a list before its items: anything may be among them. */
const isContactPhone = (phone: unknown) => typeof phone === 'string' && contactPhone(phone) === phone

function isHttps(link: string): boolean {
  if (!link.startsWith('https://') || !URL.canParse(link)) return false
  const { username, password } = new URL(link)
  return username === '' && password === ''
}

const socialLink = () =>
  string()
    .defined()
    .max(MAX_LINK)
    .test('url', (value) => !value || isHttps(value))
const sar = () =>
  number()
    .required()
    .max(MAX_SAR)
    .test('matches', (value) => value === undefined || toSar(fromSar(value)) === value)

/** What one admin gives back of bookings alone within a day, by role; owners alone change it. */
export const REFUND_LIMIT_SETTINGS = ['refundLimitOwner', 'refundLimitFinance', 'refundLimitCustom'] as const

/** The settings that are amounts in SAR. */
export const AMOUNT_SETTINGS = ['minPayout', 'adjustmentLimit', ...REFUND_LIMIT_SETTINGS] as const
export type AmountSetting = (typeof AMOUNT_SETTINGS)[number]

/** PUT admin/settings: all of them; amounts in SAR. Version 0 is a market without settings. */
export const settingsBody = exactObject({
  address: shownName(MAX_TITLE),
  address_ar: shownName(MAX_TITLE),
  phoneNo: array(string().required())
    .required()
    .min(1)
    .max(MAX_PHONES)
    .test('not_a_phone', (phones) => !phones || phones.every(isContactPhone)),
  email: string().required().max(MAX_EMAIL).email(),
  latitude: number().nullable().defined(),
  longitude: number()
    .nullable()
    .defined()
    .test('outside_country', (longitude, { parent: { latitude } }) =>
      latitude === null || longitude === null
        ? latitude === longitude
        : longitude === undefined || latitude === undefined || isInSaudiArabia({ latitude, longitude }),
    ),
  facebookLink: socialLink(),
  instagramLink: socialLink(),
  twitterLink: socialLink(),
  youTubeLink: socialLink(),
  vatNumber: string()
    .defined()
    .test('not_a_vat_number', (value) => !value || isVatNumber(value)),
  commercialNumber: string()
    .defined()
    .test('not_a_commercial_number', (value) => !value || isCommercialNumber(value)),
  minPayout: sar().min(1),
  adjustmentLimit: sar().min(0),
  refundLimitOwner: sar().min(0),
  refundLimitFinance: sar().min(0),
  refundLimitCustom: sar().min(0),
  requiresLicence: boolean().required(),
  version: number().required().integer().min(0),
})
export type SettingsBody = InferType<typeof settingsBody>

/** GET admin/settings, and what `stale_decision` carries as `current`. */
export type AdminSettingsWire = SettingsBody
export type SettingName = Exclude<keyof SettingsBody, 'version'>

/** The settings that differ between two readings. */
export function changedSettings(one: AdminSettingsWire, other: AdminSettingsWire): SettingName[] {
  const names = Object.keys(one).filter((name) => name !== 'version') as SettingName[]
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}
