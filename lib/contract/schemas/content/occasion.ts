import { Type } from '@sinclair/typebox'
import { is, keyOf, oneOf } from '@/lib/contract/schema'
import { DaySpan } from '@/lib/contract/schemas/booking/money/price-rules'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { CALENDAR_OCCASIONS, OCCASIONS } from '@/lib/domain/booking/money/occasions'
import type * as occasion from '@/lib/domain/content/occasion'

const OccasionYearWire = is<occasion.OccasionYearWire>()(
  Type.Object(
    {
      ...DaySpan.properties,
      year: Type.Number(),
      calendar: DaySpan,
      version: Type.Number({ description: 'of the correction; zero: there is none' }),
    },
    {
      title: 'OccasionYearWire',
      description: 'One year of an occasion: its days, and those of the calendar.',
    },
  ),
)

export const SchoolHolidayWire = is<occasion.SchoolHolidayWire>()(
  Type.Object(
    {
      ...LocalizedName.properties,
      ...DaySpan.properties,
      _id: Type.String(),
      version: Type.Number(),
    },
    { title: 'SchoolHolidayWire' },
  ),
)

const OccasionUseWire = is<occasion.OccasionUseWire>()(
  Type.Object(
    { occasion: keyOf(OCCASIONS), listings: Type.Number(), examples: Type.Array(LocalizedName) },
    {
      title: 'OccasionUseWire',
      description:
        'The listings with a price rule by an occasion: how many, up to a thousand, and a few of them.',
    },
  ),
)

export const OccasionListWire = is<occasion.OccasionListWire>()(
  Type.Object(
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
    {
      title: 'OccasionListWire',
      description:
        'GET admin/occasions: the coming years of each, the school holidays that are not over for a year, and their use.',
    },
  ),
)
