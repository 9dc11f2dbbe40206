import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { PRICING_MODES } from '@/lib/domain/listing/vocabulary'
import { NIGHT_FIGURE_NAMES } from '@/lib/domain/statistics/figures'
import { VISIT_SOURCES } from '@/lib/domain/statistics/funnel'
import { STATISTICS_PERIODS } from '@/lib/domain/statistics/period'
import { COMPARISON_OBSTACLES } from '@/lib/domain/statistics/wire'

export const ComparedFigure = Type.Object(
  { value: nullable(Type.Number()), lastYear: nullable(Type.Number()) },
  { description: 'with that of the same days a year before; null where nothing can be said' },
)
export type ComparedFigure = Static<typeof ComparedFigure>

const counts = Type.Object({
  view: Type.Number(),
  dates: Type.Number(),
  checkout: Type.Number(),
  booked: Type.Number(),
})

const Outlook = Type.Object({
  nights: nullable(Type.Array(Type.Object({ day: Type.String(), price: Type.Number() })), {
    description:
      'of the coming 30 days those that will probably stay empty; null: too few nights passed to say',
  }),
  emptyBefore: Type.Number({ description: 'nights of the last 90 days that stayed empty' }),
  unearned: Type.Array(Type.Object({ percent: Type.Number(), amount: Type.Number() }), {
    description: "what they would have brought at today's prices less a discount, if all had been booked",
  }),
})

export const StatisticsWire = named(
  'StatisticsWire',
  'GET vendor/statistics: occupancy in per cent, money in SAR; income as the earnings of the days.',
  {
    period: oneOf(STATISTICS_PERIODS),
    from: Type.String(),
    until: Type.String({ description: 'the last day, which counts too' }),
    listing: nullable(Type.String(), { description: 'the chosen one; null: all of them' }),
    listings: Type.Array(
      Type.Object({ _id: Type.String(), mode: oneOf(PRICING_MODES), ...LocalizedName.properties }),
    ),
    nights: Type.Object(
      { booked: Type.Number(), open: Type.Number() },
      { description: 'of each unit of the listings that are sold by days' },
    ),
    occupancy: ComparedFigure,

    /** of a booked night */
    price: ComparedFigure,

    /** what the earnings of the same days come to */
    income: ComparedFigure,
    funnel: Type.Object({
      total: counts,
      rows: Type.Array(Type.Object({ source: oneOf(VISIT_SOURCES), ...counts.properties })),
    }),
    comparison: Type.Object({
      obstacle: nullable(oneOf(COMPARISON_OBSTACLES)),

      /** the own figure and the median of other vendors */
      figures: Type.Array(
        Type.Object({
          figure: oneOf(NIGHT_FIGURE_NAMES),
          own: nullable(Type.Number()),
          median: nullable(Type.Number(), {
            description: 'rounded, of at least five other vendors; null where fewer have the figure',
          }),
        }),
      ),
    }),
    outlook: nullable(Outlook, {
      description: 'of the chosen listing, whatever the period; null without one that is sold by days',
    }),
  },
)
export type StatisticsWire = Static<typeof StatisticsWire>
