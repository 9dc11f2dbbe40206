import type { LinkedPoint } from '@/lib/contract/schemas/geo/location-wire'
import { readPastedPoint } from '@/lib/domain/geo/pasted-point'
import { MAP_START } from '@/lib/domain/geo/saudi-arabia'
import type { Deps } from '@/server/deps'

/** The point behind a short address; a service that does not answer is logged and finds none. */
export async function followMapLink({ mapLinks, log }: Deps, address: string): Promise<LinkedPoint> {
  try {
    const found = await mapLinks?.follow(address)
    return { point: found ? readPastedPoint(found, MAP_START) : null }
  } catch (error) {
    log.warn({ err: error }, 'a short address of a map was not followed')
    return { point: null }
  }
}
