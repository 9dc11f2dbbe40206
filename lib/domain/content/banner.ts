import { type InferType, string } from 'yup'
import { BANNER_PLACES } from '@/lib/domain/catalogue'
import { exactObject } from '@/lib/domain/exact-object'
import { isDay } from '@/lib/domain/time/days'
import { expectedVersion, MAX_TITLE, picture, shownName, status } from './fields'

const MAX_LINK = 300
/** A page of ours: one slash, so that no other host can follow it. */
const OWN_PAGE = /^\/(?![/\\])[^\s\\]*$/

/** A page of our own by its path, or an address of the web by https. */
export function isBannerLink(link: string): boolean {
  if (OWN_PAGE.test(link)) return true
  if (!link.startsWith('https://') || !URL.canParse(link)) return false
  const { username, password } = new URL(link)
  return username === '' && password === ''
}

const day = () =>
  string()
    .nullable()
    .defined()
    .test('not_a_day', (value) => value === null || value === undefined || isDay(value))

const bannerFields = {
  place: string().oneOf(BANNER_PLACES).required(),
  title: shownName(MAX_TITLE),
  title_ar: shownName(MAX_TITLE),
  image: picture(),
  link: string()
    .required()
    .max(MAX_LINK)
    .test('banner_link', (value) => !value || isBannerLink(value)),
  firstDay: day(),
  lastDay: day().test(
    'open_to_before_from',
    (value, { parent: { firstDay } }) => !value || !firstDay || value >= firstDay,
  ),
  status: status(),
}

/** POST admin/banners; `firstDay` and `lastDay` are days of Riyadh, both included. */
export const newBannerBody = exactObject(bannerFields)
export type NewBannerBody = InferType<typeof newBannerBody>

/** PUT admin/banners/{id}. */
export const bannerBody = exactObject({ ...bannerFields, version: expectedVersion() })

/** POST admin/banners/{id}/remove. */
export const removeBannerBody = exactObject({ version: expectedVersion() })
