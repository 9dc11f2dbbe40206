import { daysBetween } from '@/lib/domain/days'
import { type Issue, issue, Refusal } from '@/lib/domain/issues'
import type { DayPrices } from '@/lib/domain/listing/card'
import { toSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import { lowestByDay } from './day-prices'
import { criteriaOf, readQuery } from './read-criteria'

/** A calendar asks for the months in sight. */
const MAX_SPAN = 92

/** The lowest price of a free place for each night from `checkIn` until `checkOut`, for the asked city and type. */
export async function priceDays(deps: Deps, params: Record<string, string>): Promise<DayPrices> {
  const query = readQuery(params)
  const { checkIn: from, checkOut: to } = query
  if (!from || !to) throw refused(issue('checkIn', 'required'))
  if (daysBetween(from, to) > MAX_SPAN) throw refused(issue('checkOut', 'too_many_nights', { max: MAX_SPAN }))
  const criteria = await criteriaOf(deps, { ...query, checkIn: undefined, checkOut: undefined })
  const rows = criteria ? await lowestByDay(deps.db, criteria, { from, to }) : []
  return Object.fromEntries(rows.map(({ day, price }) => [day, toSar(price)]))
}

function refused(one: Issue): Refusal {
  return new Refusal('bad_request', { issues: [one] })
}
