import { boolean, type InferType, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { userName } from '@/lib/domain/text/text'
import type { Day } from '@/lib/domain/time/days'
import { lastArrival } from './flexible-dates'
import { SEARCH_PARAMS } from './search-params'
import { parseSearchParams, type SearchQuery } from './search-query'

export const MAX_SAVED_SEARCHES = 20
export const SEARCH_NAME_LENGTH = 60
/** So many matches of a search are compared, the first ones of its usual order; a longer list is no longer whole. */
export const MAX_FOLLOWED = 200
const MAX_PARAMS_LENGTH = 1500

/** The body of POST saved-searches; `params` is the query of a results page. */
export const savedSearchBody = exactObject({
  name: userName(SEARCH_NAME_LENGTH).required(),
  params: string().defined().max(MAX_PARAMS_LENGTH),
})
export type SavedSearchBody = InferType<typeof savedSearchBody>

export const alertsBody = exactObject({ alerts: boolean().required() })

/** Which page, in which order and seen from where is of the moment. */
const OF_THE_MOMENT: readonly string[] = ['page', 'pageSize', 'sort', 'lat', 'lng']

/**
 * A search as it is saved: its parameters in their canonical order, so that the same search is the same text. Null where one of them is
 * not valid.
 */
export function savedSearchOf(
  text: string,
): { params: string; query: SearchQuery; endsOn: Day | null } | null {
  const given = new URLSearchParams(text)
  const kept = SEARCH_PARAMS.flatMap((name) => {
    const value = given.get(name)
    return value && !OF_THE_MOMENT.includes(name) ? [[name, value] as const] : []
  })
  const { query, issues } = parseSearchParams(Object.fromEntries(kept))
  if (issues.length > 0) return null
  return {
    params: String(new URLSearchParams(kept.map(([name, value]) => [name, value]))),
    query,
    endsOn: lastArrival(query),
  }
}

/** What an alert is about, each a notification of its own. */
export const ALERT_KINDS = ['new', 'cheaper', 'freed'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** What the alerts of a search compare with. */
export interface Followed {
  /** the price of each match in halalas, when its user was last notified of it, or when it was first found */
  prices: Record<string, number>
  /** whether these were all matches */
  isWhole: boolean
}

export interface FollowedMatch {
  id: string
  priceHalalas: number
  /** published since the last comparison */
  isNew: boolean
}

interface Comparison {
  changes: { id: string; kind: AlertKind }[]
  followed: Followed
}

/**
 * What has changed since the last comparison, if there was one. A price that rises is no new measure: what falls back to where it was
 * is not cheaper. A match that was not there before has become free only where the search has dates and all matches were known.
 */
export function compareMatches(
  before: Followed | null,
  matches: readonly FollowedMatch[],
  { hasDates, isWhole }: { hasDates: boolean; isWhole: boolean },
): Comparison {
  const kindOf = ({ id, priceHalalas, isNew }: FollowedMatch): AlertKind | null => {
    const known = before?.prices[id]
    if (known !== undefined) return priceHalalas < known ? 'cheaper' : null
    if (isNew) return 'new'
    return before?.isWhole && isWhole && hasDates ? 'freed' : null
  }
  const changes = matches.flatMap((match) => {
    const kind = kindOf(match)
    return kind ? [{ id: match.id, kind }] : []
  })
  const prices = Object.fromEntries(
    matches.map(({ id, priceHalalas }) => [id, Math.min(priceHalalas, before?.prices[id] ?? priceHalalas)]),
  )
  return { changes, followed: { prices, isWhole } }
}
