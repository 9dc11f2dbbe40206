import {
  choiceForm,
  countForm,
  dayForm,
  flagsForm,
  linesForm,
  phoneForm,
  textForm,
  ticksForm,
} from './basic-codecs'
import type { ContentValues, Field, FieldForm, FieldKind } from './field'
import { hourForm, openingHoursForm, periodForm, timesForm, weekForm } from './price-codecs'
import { confirmationForm, facilitiesForm, photosForm, pointForm, roomsForm } from './property-codecs'
import { addOnsForm, depositForm, lastMinuteForm, occasionsForm, paymentForm } from './terms-codecs'

const FORMS: { [Kind in FieldKind]: FieldForm<ContentValues[Kind]> } = {
  text: textForm,
  phone: phoneForm,
  count: countForm,
  day: dayForm,
  choice: choiceForm,
  ticks: ticksForm,
  flags: flagsForm,
  lines: linesForm,
  facilities: facilitiesForm,
  photos: photosForm,
  occasions: occasionsForm,
  rooms: roomsForm,
  point: pointForm,
  confirmation: confirmationForm,
  week: weekForm,
  hour: hourForm,
  period: periodForm,
  times: timesForm,
  openingHours: openingHoursForm,
  payment: paymentForm,
  deposit: depositForm,
  lastMinute: lastMinuteForm,
  addOns: addOnsForm,
}

/** What the kind of a field knows. The value given to it must be the one in the content: see `valueAt`. */
export function formOf({ kind }: Field): FieldForm<unknown> {
  return FORMS[kind] as FieldForm<unknown>
}
