import {
  choiceCodec,
  countCodec,
  dayCodec,
  flagsCodec,
  linesCodec,
  phoneCodec,
  textCodec,
  ticksCodec,
} from './basic-codecs'
import type { ContentValues, Field, FieldCodec, FieldKind } from './field'
import { hourCodec, openingHoursCodec, periodCodec, timesCodec, weekCodec } from './price-codecs'
import {
  confirmationCodec,
  facilitiesCodec,
  photoCaptionsCodec,
  photoRoomsCodec,
  photosCodec,
  pointCodec,
  roomsCodec,
} from './property-codecs'
import {
  addOnsCodec,
  calendarTermsCodec,
  depositCodec,
  lastMinuteCodec,
  occasionsCodec,
  paymentCodec,
} from './terms-codecs'

const CODECS: { [Kind in FieldKind]: FieldCodec<ContentValues[Kind]> } = {
  text: textCodec,
  phone: phoneCodec,
  count: countCodec,
  day: dayCodec,
  choice: choiceCodec,
  ticks: ticksCodec,
  flags: flagsCodec,
  lines: linesCodec,
  facilities: facilitiesCodec,
  photos: photosCodec,
  photoRooms: photoRoomsCodec,
  photoCaptions: photoCaptionsCodec,
  occasions: occasionsCodec,
  rooms: roomsCodec,
  point: pointCodec,
  confirmation: confirmationCodec,
  week: weekCodec,
  hour: hourCodec,
  period: periodCodec,
  times: timesCodec,
  openingHours: openingHoursCodec,
  payment: paymentCodec,
  deposit: depositCodec,
  lastMinute: lastMinuteCodec,
  addOns: addOnsCodec,
  calendarTerms: calendarTermsCodec,
}

/** The codec of a field; its value must be the one at the field's path in the content. */
export function codecOf({ kind }: Field): FieldCodec<unknown> {
  return CODECS[kind] as FieldCodec<unknown>
}
