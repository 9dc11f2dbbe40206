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
import { confirmationCodec, facilitiesCodec, photosCodec, pointCodec, roomsCodec } from './property-codecs'
import { addOnsCodec, depositCodec, lastMinuteCodec, occasionsCodec, paymentCodec } from './terms-codecs'

const FORMS: { [Kind in FieldKind]: FieldCodec<ContentValues[Kind]> } = {
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
}

/** What the kind of a field knows. The value given to it must be the one in the content: see `valueAt`. */
export function codecOf({ kind }: Field): FieldCodec<unknown> {
  return FORMS[kind] as FieldCodec<unknown>
}
