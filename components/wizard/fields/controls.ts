import { CalendarTermsControl } from '@/components/wizard/calendar-terms/calendar-terms-control'
import { ChoiceControl } from '@/components/wizard/controls/choice-control'
import { CountControl } from '@/components/wizard/controls/count-control'
import { LinesControl } from '@/components/wizard/controls/lines-control'
import { PhoneControl } from '@/components/wizard/controls/phone-control'
import { RoomsControl } from '@/components/wizard/controls/rooms-control'
import { TextControl } from '@/components/wizard/controls/text-control'
import { TicksControl } from '@/components/wizard/controls/ticks-control'
import { FacilitiesControl } from '@/components/wizard/facilities/facilities-control'
import { CityControl } from '@/components/wizard/location/city-control'
import { FarPointControl } from '@/components/wizard/location/far-point-control'
import { PointControl } from '@/components/wizard/location/point-control'
import { PhotoCaptionsControl, PhotoRoomsControl } from '@/components/wizard/photos/photo-rooms-control'
import { PhotosControl } from '@/components/wizard/photos/photos-control'
import { DayControl, PeriodControl } from '@/components/wizard/prices/day-controls'
import { HourControl } from '@/components/wizard/prices/hour-control'
import { PaymentControl } from '@/components/wizard/prices/payment-control'
import { OpeningHoursControl, TimesControl } from '@/components/wizard/prices/times-controls'
import { WeekControl } from '@/components/wizard/prices/week-control'
import { LastMinuteControl } from '@/components/wizard/settings/last-minute-control'
import { AddOnsControl, DepositControl, OccasionsControl } from '@/components/wizard/settings/priced-controls'
import {
  AudienceControl,
  BookingTypeControl,
  CancellationControl,
} from '@/components/wizard/settings/terms-controls'
import type { Field, FieldKind } from '@/lib/domain/listing/fields/field'
import type { Control } from './control'

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
  photoRooms: PhotoRoomsControl,
  photoCaptions: PhotoCaptionsControl,
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
  calendarTerms: CalendarTermsControl,
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
