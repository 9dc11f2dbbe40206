import type { Db } from '@/server/db/open'
import { readRequiresLicence } from './store'

/** Whether a place in which people sleep is published only with a valid tourism licence (settings). */
export function isLicenceRequired(db: Db): Promise<boolean> {
  return readRequiresLicence(db)
}
