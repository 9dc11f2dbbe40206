import { array, number, object, type Schema, string } from 'yup'
import { LANGUAGES } from '@/lib/domain/account/account'
import { validateFarPoint } from '@/lib/domain/geo/city-distance'
import { isInSaudiArabia } from '@/lib/domain/geo/saudi-arabia'
import { type Issue, issue } from '@/lib/domain/issues'
import type { CaptionOfPhoto, DraftRoom, RoomOfPhoto } from '@/lib/domain/listing/draft'
import type { PickedFacility } from '@/lib/domain/listing/facility-choice'
import { userText } from '@/lib/domain/text/text'
import { textCodec } from './basic-codecs'
import { FACILITY_PARTS, facilityFromWire, facilityToWire } from './facility-wire'
import type { Field, FieldCodec, FieldValues } from './field'
import { tick, typedNumber, typedText, validateCount, wireNumber } from './limits'
import { codec, flag, type WireForm, wholeCodec } from './wire-part'
import { listOf, numberOf, textOf } from './wire-values'

export const MIN_IMAGES = 5
export const MAX_IMAGES = 15
/** The bound of the schema, above `MAX_IMAGES` so that the rule reports a sixteenth image. */
const MAX_NAMED_IMAGES = 100
const MAX_FACILITIES = 200
export const MAX_ROOMS = 50
const URL_LENGTH = 300
const ID_LENGTH = 100
const NAME_LENGTH = 200

const bilingual = () => object({ en: typedText(NAME_LENGTH), ar: typedText(NAME_LENGTH) }).noUnknown()
const address = () => string().defined().nullable().max(URL_LENGTH)

/** The list of selected items as section 3 of wizard.md spells it. */
export const facilitiesCodec: FieldCodec<PickedFacility[]> = {
  shape: () =>
    array(
      object({
        id: typedText(ID_LENGTH),
        name: bilingual(),
        group: bilingual(),
        groupImage: address(),
        image: address(),
        count: typedNumber(),
        isCounted: tick(),
      }).noUnknown(),
    )
      .defined()
      .max(MAX_FACILITIES),
  broken: (picked) =>
    picked.flatMap(({ isCounted, count }, i): Issue[] => {
      if (!isCounted) return []
      // A ticked facility with the count 0 counts as a missing amount (wizard.md, section 5).
      return count === null || count < 1
        ? [issue(`${i}.count`, 'amount_required')]
        : validateCount(`${i}.count`, count, 1)
    }),
  ...wholeCodec(() => ({
    shape: () => array(facilityShape()).max(MAX_FACILITIES),
    write: (picked) => picked.map(facilityToWire),
    read: (sent) => listOf(sent).map(facilityFromWire),
  })),
  spelling: { count: 'value', id: '_id' },
}

const FACILITY_SHAPES: Partial<Record<string, () => Schema>> = {
  id: () => string().required().max(ID_LENGTH),
  groupImage: () => string().max(URL_LENGTH),
  image: () => string().max(URL_LENGTH),
  count: wireNumber,
}

function facilityShape() {
  const name = () => string().max(NAME_LENGTH)
  const shapes = FACILITY_PARTS.map(({ at, wire }) => [wire, (FACILITY_SHAPES[at] ?? name)()])
  return object(Object.fromEntries(shapes)).noUnknown()
}

/** 5 to 15 pictures, each once (wizard.md, section 5; contract.md, images conflict). */
export const photosCodec: FieldCodec<string[]> = {
  shape: () => array(typedText(URL_LENGTH)).defined().max(MAX_NAMED_IMAGES),
  broken: (urls) => {
    if (urls.length === 0) return [issue('', 'images_required')]
    if (urls.length < MIN_IMAGES) return [issue('', 'images_too_few', { min: MIN_IMAGES })]
    if (urls.length > MAX_IMAGES) return [issue('', 'images_too_many', { max: MAX_IMAGES })]
    return urls.flatMap((url, i) => (urls.indexOf(url) < i ? [issue(String(i), 'image_twice')] : []))
  },
  ...wholeCodec(() => ({
    shape: () => array(string().required().max(URL_LENGTH)).max(MAX_NAMED_IMAGES),
    write: (urls) => urls,
    read: (sent) => listOf(sent).map(textOf),
  })),
}

/** Not in the specification, so that none is sent where nothing was chosen. */
export const photoRoomsCodec: FieldCodec<RoomOfPhoto[]> = {
  shape: (field) => array(photoRoom(field)).defined().max(MAX_NAMED_IMAGES),
  broken: () => [],
  ...wholeCodec((field) => ({
    shape: () => array(photoRoom(field)).max(MAX_NAMED_IMAGES),
    write: (rooms) => (rooms.length > 0 ? rooms : undefined),
    read: (sent) => listOf(sent) as RoomOfPhoto[],
  })),
}

const photoRoom = ({ options }: Pick<Field, 'options'>) =>
  object({
    image: string().required().max(URL_LENGTH),
    room: string()
      .required()
      .oneOf([...options]),
  }).noUnknown()

/** Not in the specification either. The words of a photo that is not among the images are left out by who stores them. */
export const photoCaptionsCodec: FieldCodec<CaptionOfPhoto[]> = {
  shape: ({ max }) =>
    array(captionWith(userText(max).defined()))
      .defined()
      .max(MAX_NAMED_IMAGES),
  broken: (captions, field, context) => {
    const words = { ...field, isRequired: false, needsLetter: true }
    const isShown = ({ image }: CaptionOfPhoto) => context.content.images.includes(image)
    return captions.flatMap((caption, at) =>
      (isShown(caption) ? LANGUAGES : []).flatMap((language) =>
        textCodec
          .broken(caption[language], words, context)
          .map(({ code, params }) => issue(`${at}.${language}`, code, params)),
      ),
    )
  },
  ...wholeCodec(({ max }) => ({
    shape: () => array(captionWith(userText(max))).max(MAX_NAMED_IMAGES),
    write: (captions) => {
      const given = captions.filter(({ en, ar }) => `${en}${ar}`.trim() !== '')
      return given.length > 0 ? given : undefined
    },
    read: (sent) => (listOf(sent) as CaptionOfPhoto[]).map((one) => ({ ...NO_WORDS, ...one })),
  })),
}

const NO_WORDS = { en: '', ar: '' }
const captionWith = (text: Schema) =>
  object({ image: string().required().max(URL_LENGTH), en: text, ar: text }).noUnknown()

const coordinates: WireForm<FieldValues['point']> = {
  shape: () => array(number().required().min(-180).max(180)).length(2),
  write: (point) => (point === null ? undefined : [point.latitude, point.longitude]),
  read: (sent) => {
    const [latitude, longitude] = listOf(sent).map(numberOf)
    return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
  },
}

/** `[latitude, longitude]` inside the country. */
export const pointCodec: FieldCodec<FieldValues['point']> = {
  shape: () =>
    object({
      latitude: number().required().min(-90).max(90),
      longitude: number().required().min(-180).max(180),
    })
      .noUnknown()
      .defined()
      .nullable(),
  broken: (point) => {
    if (point === null) return [issue('', 'location_required')]
    return isInSaudiArabia(point) ? [] : [issue('', 'outside_country')]
  },
  ...codec(({ wire }) => [{ at: '', wire: `${wire}.coordinates`, form: coordinates }]),
}

/** Sent only as true; not in the specification. Without it a pin far from its city is refused. */
export const confirmationCodec: FieldCodec<boolean> = {
  shape: tick,
  broken: (_value, _field, { content, cities }) =>
    validateFarPoint(content.place, cities).map((one) => ({ ...one, path: '' })),
  ...wholeCodec(() => ({ ...flag, write: (isConfirmed) => isConfirmed || undefined })),
}

/** One entry per room (contract.md, free-meal variant). */
export const roomsCodec: FieldCodec<DraftRoom[]> = {
  shape: () =>
    array(object({ beds: typedNumber(), bathrooms: typedNumber() }).noUnknown())
      .defined()
      .max(MAX_ROOMS),
  broken: (rooms) => (rooms.length === 0 ? [issue('', 'required')] : rooms.flatMap(validateRoom)),
  ...wholeCodec(() => ({
    shape: () => array(roomWire).max(MAX_ROOMS),
    write: (rooms) =>
      rooms.map((room) => Object.fromEntries(Object.entries(room).filter(([, n]) => n !== null))),
    read: (sent) =>
      listOf(sent).map((one) => {
        const { beds, bathrooms } = one as Partial<DraftRoom>
        return { beds: numberOf(beds), bathrooms: numberOf(bathrooms) }
      }),
  })),
}

const roomWire = object({ beds: wireNumber(), bathrooms: wireNumber() }).noUnknown()

function validateRoom({ beds, bathrooms }: DraftRoom, i: number): Issue[] {
  return [
    ...(beds === null ? [issue(`${i}.beds`, 'required')] : validateCount(`${i}.beds`, beds, 1)),
    ...(bathrooms === null
      ? [issue(`${i}.bathrooms`, 'required')]
      : validateCount(`${i}.bathrooms`, bathrooms, 0)),
  ]
}
