import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as market from '@/lib/domain/statistics/market'
import { COHORT_SIDES, MONEY_SUMS, SUM_NAMES } from '@/lib/domain/statistics/market'

const COUNTS = Object.fromEntries(SUM_NAMES.map((name) => [name, Type.Number()]))
const MONEY = Object.fromEntries(
  MONEY_SUMS.map((name) => [
    name,
    nullable(Type.Number(), { description: 'null for who may not read money' }),
  ]),
)
const Sums = Type.Unsafe<market.MarketSums>(
  Type.Object({ ...COUNTS, ...MONEY }, { additionalProperties: false }),
)

/** A city or a type with its sums of the period and of the one before. */
export const FigureRow = Type.Object(
  {
    key: Type.String({ description: 'a city or a listing type; empty and `any`: searches without one' }),
    name: nullable(LocalizedName, { description: 'of a city that is known' }),
    now: Sums,
    before: Sums,
  },
  { title: 'FigureRow' },
)
export type FigureRowWire = Static<typeof FigureRow>

export const FiguresWire = named(
  'FiguresWire',
  'Sums of a period and of the one before by city or by type, money in SAR.',
  {
    from: Type.String(),
    until: Type.String({ description: 'the last day, which counts too' }),
    computedAt: nullable(Type.String(), { description: 'when the days were last summed; null: never' }),
    cities: Type.Array(Type.Object({ _id: Type.String(), ...LocalizedName.properties })),
    rows: Type.Array(FigureRow),
    nights: Type.Array(
      Type.Object({
        night: Type.String(),
        searches: Type.Number(),
        found: Type.Number(),
        units: nullable(Type.Number(), { description: 'of listings sold by nights; null: not counted yet' }),
        free: nullable(Type.Number()),
      }),
    ),
    nightsBefore: Type.Object(
      { searches: Type.Number(), found: Type.Number() },
      { description: 'of as many nights before today' },
    ),
    cohorts: Type.Array(
      Type.Object({
        side: oneOf(COHORT_SIDES),
        month: Type.String(),
        members: Type.Array(Type.Number(), {
          description:
            'those whose first booking was in the month, and who was there again each month after it',
        }),
      }),
    ),
  },
)
export type FiguresWire = Static<typeof FiguresWire>
