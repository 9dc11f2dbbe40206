import { randomBytes } from 'node:crypto'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { DomainError } from '@/lib/domain/issues'
import { roleMay } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { type Bookable, loadOwnBookable } from '@/server/modules/listings/load-bookable'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { type Export, ensureExport, writeExportSecret } from './export-store'

const SECRET_BYTES = 24

/** A listing of this vendor; throws `not_found` for listings of others. */
export async function getOwnBookable(db: Db, member: Member, id: string, now: Date): Promise<Bookable> {
  const bookable = await loadOwnBookable(db, member.vendorId, id, now)
  if (!bookable) throw new DomainError('not_found')
  return bookable
}

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

export const ensureOwnExport = (tx: Db, listingId: string): Promise<Export> =>
  ensureExport(tx, listingId, newSecret())

/** The secret address of the exported calendar; its holders see which days are taken. */
const exportUrlOf = ({ config }: Pick<Deps, 'config'>, row: Export) =>
  `${config.publicOrigin}/api/v1/calendars/${row.exportSecret}/busy.ics`

/** The address is a secret, which outlives the membership of who has read it. */
export async function exportToWire(
  deps: Deps,
  { vendor }: Member,
  id: string,
  [oldest]: CalendarWire['feeds'],
): Promise<CalendarWire['feed']> {
  const row = await ensureOwnExport(deps.db, id)
  return {
    exportUrl: roleMay(vendor.role, 'editCalendar') ? exportUrlOf(deps, row) : null,
    importUrl: oldest?.url ?? null,
    lastReadAt: oldest?.lastReadAt ?? null,
    lastProblem: oldest?.lastProblem ?? null,
  }
}

/** Creates a new secret address; the old one becomes invalid. */
export async function renewExport(deps: Deps, member: Member, id: string): Promise<{ exportUrl: string }> {
  const now = deps.clock.now()
  await getOwnBookable(deps.db, member, id, now)
  return deps.db.transaction(async (tx) => {
    await ensureOwnExport(tx, id)
    await writeExportSecret(tx, id, newSecret())
    await writeTrail(tx, member, { act: 'calendar_address_renewed', subjectId: id, createdAt: now })
    return { exportUrl: exportUrlOf(deps, await ensureOwnExport(tx, id)) }
  })
}
