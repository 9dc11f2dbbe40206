import type { Field, FieldKind } from '@/lib/domain/listing/fields/field'
import type { Control } from './control'
import { FacilitiesControl } from './facilities/facilities-control'
import { PhotosControl } from './photos/photos-control'
import { CityControl } from './place/city-control'
import { FarPointControl } from './place/far-point-control'
import { PointControl } from './place/point-control'
import { ChoiceControl } from './plain/choice-control'
import { CountControl } from './plain/count-control'
import { DayControl } from './plain/day-control'
import { LinesControl } from './plain/lines-control'
import { PhoneControl } from './plain/phone-control'
import { RoomsControl } from './plain/rooms-control'
import { TextControl } from './plain/text-control'
import { TicksControl } from './plain/ticks-control'
import { HourControl } from './prices/hour-control'
import { PaymentControl } from './prices/payment-control'
import { PeriodControl } from './prices/period-control'
import { OpeningHoursControl, TimesControl } from './prices/times-controls'
import { WeekControl } from './prices/week-control'
import { AudienceControl } from './settings/audience-control'
import { DepositControl } from './settings/deposit-control'
import { LastMinuteControl } from './settings/last-minute-control'
import { AddOnsControl, OccasionsControl } from './settings/priced-controls'
import { BookingTypeControl, CancellationControl } from './settings/terms-controls'

/** The control of each kind of field; a kind without one does not compile. */
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

/** Fields that are drawn more richly than their kind, by their path in the draft. */
const RICHER: Record<string, Control> = {
  'place.city': CityControl,
  audience: AudienceControl,
  bookingType: BookingTypeControl,
  cancellationPolicy: CancellationControl,
}

export function controlOf({ kind, path }: Pick<Field, 'kind' | 'path'>): Control {
  return RICHER[path] ?? CONTROLS[kind]
}
