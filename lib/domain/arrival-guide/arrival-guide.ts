import { array, type InferType, number, string } from 'yup'
import { normalisePhone } from '@/lib/domain/account/phone'
import { togetherTest } from '@/lib/domain/calendar/rule-days'
import { exactObject } from '@/lib/domain/exact-object'
import { type Issue, issue } from '@/lib/domain/issues'
import { userText } from '@/lib/domain/text/text'
import { DOCUMENTS_PATH } from '@/lib/domain/upload'
import { ENTRY_TIMES } from './when-known'

/** How a guest gets in. */
export const ENTRY_WAYS = ['metByHost', 'reception', 'doorCode', 'keyBox'] as const
export type EntryWay = (typeof ENTRY_WAYS)[number]

/** A guide of these lengths in Arabic stays below the size of a body. */
export const GUIDE_LIMITS = {
  directions: 1500,
  entry: 800,
  code: 40,
  wifiName: 64,
  wifiPassword: 64,
  sections: 10,
  title: 60,
  text: 1000,
  photos: 6,
  caption: 120,
} as const

const words = (max: number) => userText(max).defined().trim()

const isWritten = (value: unknown, name: string): boolean => {
  const text = ((value ?? {}) as Record<string, unknown>)[name]
  return typeof text === 'string' && text.trim() !== ''
}

/** English is optional beside Arabic, never alone: a guest without English would read nothing. */
const arabicFirst = (...names: string[]) =>
  togetherTest((value) =>
    names.flatMap((name): Issue[] =>
      isWritten(value, name) && !isWritten(value, `${name}_ar`) ? [issue(`${name}_ar`, 'required')] : [],
    ),
  )

/** Ways that open nothing without a code. */
const CODED_WAYS: readonly unknown[] = ['doorCode', 'keyBox'] satisfies EntryWay[]

/** A guest who is told to use a code gets one, as soon as anything of the entry is written. */
const codedEntry = togetherTest((value) => {
  const isCoded = CODED_WAYS.includes((value as { entryWay?: unknown } | null)?.entryWay)
  const hasEntryText = ['entry_ar', 'wifiName', 'wifiPassword'].some((name) => isWritten(value, name))
  return isCoded && hasEntryText && !isWritten(value, 'entryCode') ? [issue('entryCode', 'required')] : []
})

const basicsShape = {
  directions_ar: words(GUIDE_LIMITS.directions),
  directions: words(GUIDE_LIMITS.directions),
  entryWay: string().required().oneOf(ENTRY_WAYS),
  entry_ar: words(GUIDE_LIMITS.entry),
  entry: words(GUIDE_LIMITS.entry),
  entryCode: words(GUIDE_LIMITS.code),
  entryTime: string().required().oneOf(ENTRY_TIMES),
  wifiName: words(GUIDE_LIMITS.wifiName),
  wifiPassword: words(GUIDE_LIMITS.wifiPassword),
  phone: string()
    .defined()
    .max(20)
    .test('not_a_phone', (value) => !value || normalisePhone(value) !== null),
}

/** The way, the entry, the Wi-Fi and the number to call; texts are empty where a vendor writes none. */
export const guideBasicsBody = exactObject(basicsShape)
  .test(arabicFirst('directions', 'entry'))
  .test(codedEntry)
export type GuideBasics = InferType<typeof guideBasicsBody>

/** One section of the manual; English is empty where a vendor writes Arabic alone. */
export const guideSectionBody = exactObject({
  title_ar: words(GUIDE_LIMITS.title).required(),
  title: words(GUIDE_LIMITS.title),
  text_ar: words(GUIDE_LIMITS.text).required(),
  text: words(GUIDE_LIMITS.text),
})
export type GuideSection = InferType<typeof guideSectionBody>

/** A photo of the way: the address of a private upload, and words under it. */
export const guidePhotoBody = exactObject({
  photo: string()
    .required()
    .max(100)
    .test('not_your_upload', (value) => !value || value.startsWith(DOCUMENTS_PATH)),
  caption_ar: words(GUIDE_LIMITS.caption),
  caption: words(GUIDE_LIMITS.caption),
}).test(arabicFirst('caption'))
export type GuidePhoto = InferType<typeof guidePhotoBody>

/** The body of PUT vendor/services/{id}/arrival-guide: all of it. */
export const arrivalGuideBody = exactObject({
  basedOn: number().required().integer().min(0),
  ...basicsShape,
  sections: array(guideSectionBody.required()).required().max(GUIDE_LIMITS.sections),
  photos: array(guidePhotoBody.required()).required().max(GUIDE_LIMITS.photos),
})
  .test(arabicFirst('directions', 'entry'))
  .test(codedEntry)
export type ArrivalGuideBody = InferType<typeof arrivalGuideBody>

/** What a vendor writes for the guests of a listing. */
export type ArrivalGuide = Omit<ArrivalGuideBody, 'basedOn'>

export const EMPTY_BASICS: GuideBasics = {
  ...{ directions_ar: '', directions: '', entryWay: 'metByHost', entry_ar: '', entry: '', entryCode: '' },
  ...{ entryTime: 'dayBefore', wifiName: '', wifiPassword: '', phone: '' },
}

/** Whether anything stands in the basics; how a guest gets in and since when it is known say nothing alone. */
export const hasBasics = (basics: GuideBasics): boolean => BASIC_TEXTS.some((name) => basics[name] !== '')
const BASIC_TEXTS = [
  ...(['directions_ar', 'directions', 'entry_ar', 'entry', 'entryCode'] as const),
  ...(['wifiName', 'wifiPassword', 'phone'] as const),
]

/** Whether it says anything that is known shortly before arrival only. */
export const hasEntry = ({ entry_ar, entryCode, wifiName, wifiPassword }: GuideBasics): boolean =>
  [entry_ar, entryCode, wifiName, wifiPassword].some((text) => text !== '')

/** Whether a guest would read anything. */
export const isEmptyGuide = (guide: ArrivalGuide): boolean =>
  !hasBasics(guide) && guide.sections.length === 0 && guide.photos.length === 0

/**
 * What guests of a room type read: its own basics, sections and photos, each where it has any, and those of its property where
 * it has none. The time of the entry goes with the basics.
 */
export const guideOfRoomType = (own: ArrivalGuide, property: ArrivalGuide): ArrivalGuide => ({
  ...(hasBasics(own) ? own : property),
  sections: own.sections.length > 0 ? own.sections : property.sections,
  photos: own.photos.length > 0 ? own.photos : property.photos,
})

/** The guide of a valid body, with the phone number as it is stored. */
export const guideFromBody = ({ basedOn: _, ...guide }: ArrivalGuideBody): ArrivalGuide => ({
  ...guide,
  phone: normalisePhone(guide.phone) ?? '',
})

/** The issues of a guide as a whole: a photo, or the title of a section, that comes twice. */
export function guideIssues({ photos, sections }: ArrivalGuide): Issue[] {
  const twice = (values: string[], pathOf: (at: number) => string) =>
    values.flatMap((value, at) => (values.indexOf(value) < at ? [issue(pathOf(at), 'duplicate_key')] : []))
  return [
    ...twice(
      sections.map(({ title_ar }) => title_ar),
      (at) => `sections.${at}.title_ar`,
    ),
    ...twice(
      photos.map(({ photo }) => photo),
      (at) => `photos.${at}.photo`,
    ),
  ]
}
