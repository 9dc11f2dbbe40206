import { type SQL, sql } from 'drizzle-orm'
import { searchParts } from '@/lib/domain/booking/money/price-adjustments'
import { daysBetween, instantAt, WEEKDAYS } from '@/lib/domain/time/days'
import { allOf, type Criteria, type Hours, type RequestedStay } from './criteria'
import { hoursPrice } from './hours-sql'
import { allowsStay, isFreeFor } from './stay-rule-sql'
import { candidateRows, type StaySql, stayValues } from './stay-sql'

/**
 * The price of the requested stay as SQL, in halalas, with the same steps as `quoteStay` for one unit without add-ons.
 * `shown`: the price per night or requested hour; without either the lowest price. `candidate`: the place of the stay among
 * the candidates.
 */
export function priceSql(criteria: Criteria): SQL {
  const { stay } = criteria
  if (!stay) {
    return sql`CROSS JOIN LATERAL (SELECT NULL::float8 AS before, NULL::float8 AS total,
      0 AS unpriced, s.lowest_price::float8 AS shown, NULL::int AS candidate) m`
  }
  if (stay.hours) return priceOfHours(stay.hours, stay, criteria)
  const [only, ...others] = stay.candidates
  return only && others.length === 0 ? priceOf(stayValues(only, criteria), stay) : cheapestOf(stay, criteria)
}

/** The price of one stay; whether it is free and allowed, the conditions of the search say. */
function priceOf(days: StaySql, stay: RequestedStay): SQL {
  return sql`${steps(days, stay)}
    CROSS JOIN LATERAL (
      SELECT n.before::float8 AS before, t.price::float8 AS total, n.unpriced AS unpriced,
        CASE WHEN s.pricing_mode = 'daily' THEN t.price::float8 / q.length ELSE s.lowest_price::float8 END AS shown,
        ${days.place} AS candidate
      -- A fence: without it each mention of a price is planned as a copy of all its steps.
      OFFSET 0
    ) m`
}

function priceOfHours(
  hours: Hours,
  { guests, hasPet }: RequestedStay,
  { today, now }: Pick<Criteria, 'today' | 'now'>,
): SQL {
  const msAhead = instantAt(hours.date, hours.start).getTime() - now.getTime()
  return sql`
    CROSS JOIN LATERAL (SELECT ${hoursPrice(hours)} AS before OFFSET 0) n
    CROSS JOIN LATERAL (SELECT ${daysBetween(today, hours.date)}::int AS days_ahead, ${hours.hours}::int AS length, 'hours' AS unit,
      ${guests}::int AS guests, ${hasPet}::boolean AS has_pet, ${msAhead}::bigint AS ms_ahead) q
    ${adjusted('n.before', 'stay')}
    CROSS JOIN LATERAL (
      SELECT n.before::float8 AS before, t.price::float8 AS total, 0 AS unpriced, t.price::float8 / q.length AS shown,
        0 AS candidate OFFSET 0
    ) m`
}

/**
 * The cheapest of the candidates that are free, allowed and priced, of equal ones the earliest; a listing without one has no
 * row. All have the same number of nights, so that the least total is the least price per night.
 */
function cheapestOf(stay: RequestedStay, criteria: Criteria): SQL {
  const { rows, stay: days } = candidateRows(stay.candidates, criteria)
  const order = criteria.takesAnyCandidate ? sql`` : sql`ORDER BY t.price, ${days.place}`
  return sql`CROSS JOIN LATERAL (
      SELECT n.before::float8 AS before, t.price::float8 AS total, n.unpriced AS unpriced,
        t.price::float8 / q.length AS shown, ${days.place} AS candidate
      FROM ${rows} ${steps(days, stay)}
      WHERE ${allOf([...isFreeFor(days), allowsStay(days)])} AND n.unpriced = 0
      ${order} LIMIT 1
    ) m`
}

/** `n`: the price of the nights; `q`: what adjustments may depend on; `t`: the price after them. */
function steps(days: StaySql, { guests, hasPet }: RequestedStay): SQL {
  const onDate = weekdayPrice(sql`extract(dow FROM d.day)::int + 1`)
  return sql`
    CROSS JOIN LATERAL (
      SELECT ${ofWeekdays((price, count) => sql`${price}::bigint * ${count}`)} + coalesce(sum(d.price_halalas - ${onDate}), 0) AS before,
        ${ofWeekdays((price, count) => sql`(${price} = 0)::int * ${count}`)} - count(d.day) FILTER (WHERE ${onDate} = 0) AS unpriced
      FROM date_prices d
      -- Most listings have no such date: the look-up is left out for them.
      WHERE s.lowest_date_price IS NOT NULL AND d.listing_id = s.id AND d.day >= ${days.checkIn} AND d.day < ${days.checkOut}
    ) n
    CROSS JOIN LATERAL (SELECT ${days.daysAhead} AS days_ahead, ${days.nights} AS length, 'nights' AS unit, ${guests}::int AS guests, ${hasPet}::boolean AS has_pet,
      ${days.msToMidnight} + (extract(epoch FROM s.check_in_time) * 1000)::bigint AS ms_ahead) q
    ${adjusted('n.before', 'stay')}`

  function ofWeekdays(part: (price: SQL, count: SQL) => SQL): SQL {
    const parts = WEEKDAYS.map((_, index) => {
      const place = sql.raw(String(index + 1))
      return part(weekdayPrice(place), sql`(${days.nightsOn})[${place}]`)
    })
    return sql.join(parts, sql` + `)
  }
}

const weekdayPrice = (place: SQL) => sql`coalesce(s.night_prices[${place}], 0)`

/**
 * `t.price`: a price after the adjustments of the search, each on top of those before it. `OFFSET 0` is a fence: without it
 * each mention of a price is planned as a copy of all its steps.
 */
export function adjusted(price: string, of: 'stay' | 'day'): SQL {
  const parts = searchParts(of)
  const step = (from: string, name: string) =>
    `CROSS JOIN LATERAL (SELECT ${from} AS price OFFSET 0) ${name} `
  const before = (index: number) => (index === 0 ? price : `t${index}.price`)
  const stepsOf = parts.map(({ amount }, index) =>
    step(`${before(index)} + ${amount(before(index))}`, `t${index + 1}`),
  )
  return sql.raw(stepsOf.join('') + step(before(parts.length), 't'))
}
