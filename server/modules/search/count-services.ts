import type { Deps } from '@/server/deps'
import { criteriaOf, readQuery } from './read-criteria'
import { countFound } from './store'

/** How many services match, at most `MAX_COUNTED`: what the button of the filters says while they are chosen. */
export async function countServices(deps: Deps, params: Record<string, string>): Promise<{ total: number }> {
  const criteria = await criteriaOf(deps, readQuery(params))
  return { total: criteria ? await countFound(deps.db, criteria) : 0 }
}
