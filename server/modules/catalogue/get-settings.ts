import type { SiteSettings } from '@/lib/contract/schemas/catalogue'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { countBegunRates, getRates } from '@/server/modules/money/rates/get-rates'
import { findNoShowTerms } from '@/server/modules/money/rates/manage-no-show'
import { findSettings, getContentVersion, getRequiresLicence } from './store'

/** The site-wide settings (marketplace.md, section 3); throws `not_found` on an empty database. */
export async function getSettings({
  db,
  clock,
  translator,
}: Pick<Deps, 'db' | 'clock' | 'translator'>): Promise<SiteSettings> {
  const settings = await findSettings(db)
  if (!settings) throw new DomainError('not_found')
  const noShow = await findNoShowTerms(db, clock.now())
  return {
    ...settings,
    ...(await getRates(db, clock.now())),
    ...(noShow && { noShow }),
    ...(translator && { translates: true }),
  }
}

/** Whether listings for overnight stays need a valid tourism licence (settings). */
export function isLicenceRequired(db: Db): Promise<boolean> {
  return getRequiresLicence(db)
}

/**
 * Counts the changes of what admins edit, so that a process knows when to read it again. A rate that begins is one.
 */
export async function countContentChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return (await getContentVersion(db)) + (await countBegunRates(db, clock.now()))
}
