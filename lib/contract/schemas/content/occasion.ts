import { type Static, Type } from '@sinclair/typebox'
import { keyOf, named, oneOf } from '@/lib/contract/schema'
import { DaySpan } from '@/lib/contract/schemas/booking/money/price-rules'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { CALENDAR_OCCASIONS, OCCASIONS } from '@/lib/domain/booking/money/occasions'

export const OccasionYearWire = named(
  'OccasionYearWire',
  'One year of an occasion: its days, and those of the calendar.',
  {
    ...DaySpan.properties,
    year: Type.Number(),
    calendar: DaySpan,
    version: Type.Number({ description: 'of the correction; zero: there is none' }),
  },
)
export type OccasionYearWire = Static<typeof OccasionYearWire>

export const SchoolHolidayWire = Type.Object(
  {
    ...LocalizedName.properties,
    ...DaySpan.properties,
    _id: Type.String(),
    version: Type.Number(),
  },
  { title: 'SchoolHolidayWire' },
)
export type SchoolHolidayWire = Static<typeof SchoolHolidayWire>

export const OccasionUseWire = named(
  'OccasionUseWire',
  'The listings with a price rule by an occasion: how many, up to a thousand, and a few of them.',
  { occasion: keyOf(OCCASIONS), listings: Type.Number(), examples: Type.Array(LocalizedName) },
)
export type OccasionUseWire = Static<typeof OccasionUseWire>

export const OccasionListWire = named(
  'OccasionListWire',
  'GET admin/occasions: the coming years of each, the school holidays that are not over for a year, and their use.',
  {
    occasions: Type.Array(
      Type.Object({
        occasion: oneOf(CALENDAR_OCCASIONS),
        calendar: oneOf(['hijri', 'gregorian']),
        years: Type.Array(OccasionYearWire),
      }),
    ),
    holidays: Type.Array(SchoolHolidayWire),
    uses: Type.Array(OccasionUseWire),
  },
)
export type OccasionListWire = Static<typeof OccasionListWire>
