import type { Field, FieldKind } from '@/lib/domain/listing/fields/field'
import type { Control } from './control'
import { ChoiceControl } from './controls/choice-control'
import { CountControl } from './controls/count-control'
import { LinesControl } from './controls/lines-control'
import { PhoneControl } from './controls/phone-control'
import { RoomsControl } from './controls/rooms-control'
import { TextControl } from './controls/text-control'
import { TicksControl } from './controls/ticks-control'
import { FacilitiesControl } from './facilities/facilities-control'
import { CityControl } from './location/city-control'
import { FarPointControl } from './location/far-point-control'
import { PointControl } from './location/point-control'
import { PhotosControl } from './photos/photos-control'
import { DayControl, PeriodControl } from './prices/day-controls'
import { HourControl } from './prices/hour-control'
import { PaymentControl } from './prices/payment-control'
import { OpeningHoursControl, TimesControl } from './prices/times-controls'
import { WeekControl } from './prices/week-control'
import { LastMinuteControl } from './settings/last-minute-control'
import { AddOnsControl, DepositControl, OccasionsControl } from './settings/priced-controls'
import { AudienceControl, BookingTypeControl, CancellationControl } from './settings/terms-controls'

/** The control of each kind of field; a missing one is a type error. */
const CONTROLS: Record<FieldKind, Control> = {
  text: TextControl,
  phone: PhoneControl,
  count: CountControl,
  day: DayControl,
  choice: ChoiceControl,
  ticks: TicksControl,
  flags: TicksControl,
  lines: LinesControl,
  facilities: FacilitiesControl,
  rooms: RoomsControl,
  photos: PhotosControl,
  point: PointControl,
  confirmation: FarPointControl,
  week: WeekControl,
  hour: HourControl,
  period: PeriodControl,
  times: TimesControl,
  openingHours: OpeningHoursControl,
  payment: PaymentControl,
  deposit: DepositControl,
  lastMinute: LastMinuteControl,
  addOns: AddOnsControl,
  occasions: OccasionsControl,
}

/** Fields with a control of their own, by path in the draft. */
const RICHER: Record<string, Control> = {
  'place.city': CityControl,
  audience: AudienceControl,
  bookingType: BookingTypeControl,
  cancellationPolicy: CancellationControl,
}

export function controlOf({ kind, path }: Pick<Field, 'kind' | 'path'>): Control {
  return RICHER[path] ?? CONTROLS[kind]
}
