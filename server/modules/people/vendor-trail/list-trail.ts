import type { TrailActor, TrailLineWire } from '@/lib/contract/schemas/account/vendor-trail'
import { fullName } from '@/lib/domain/account/account'
import { TRAIL_ACTS } from '@/lib/domain/account/vendor-trail'
import { toSar } from '@/lib/domain/money'
import { type LocalizedName, nameToWire } from '@/lib/domain/text/bilingual'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { maskPhone } from '@/server/modules/people/accounts/mask'
import type { PageRequest } from '@/server/plugins/request-params'
import type { Member } from '@/server/policy/signed-in'
import { countLines, listActors, listLines, type TrailRow } from './store'

/** What the members of a vendor did, the newest first; of one member when it is asked for. */
export async function listTrail(
  { db }: Deps,
  { vendorId }: Member,
  { page, pageSize, member }: PageRequest & { member?: string },
) {
  const filter = { vendorId, actorId: member }
  const [rows, total, actors] = await Promise.all([
    listLines(db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    countLines(db, filter),
    listActors(db, vendorId),
  ])
  return { data: rows.map(lineToWire), page, pageSize, total, actors: actors.map(actorToWire) }
}

const actorToWire = (actor: TrailRow['actor']): TrailActor => ({ _id: actor.id, name: fullName(actor) })

function lineToWire(row: TrailRow): TrailLineWire {
  const { id, act, apiKey, subjectId, details: stored, createdAt } = row.line
  const { amountHalalas, ...details } = stored
  const { subject: kind } = TRAIL_ACTS[act]
  return {
    _id: id,
    at: createdAt.toISOString(),
    actor: actorToWire(row.actor),
    apiKey,
    act,
    subject: { kind, id: subjectId, name: nameOf(row) },
    details: { ...details, ...(amountHalalas !== undefined && { amount: toSar(amountHalalas) }) },
  }
}

function nameOf({ line, listing, code, phone, member }: TrailRow): LocalizedName | null {
  if (listing?.name != null) return rowName(listing)
  const name = code ?? (phone && maskPhone(phone)) ?? (member && fullName(member)) ?? line.details.name
  return name ? nameToWire({ en: name, ar: name }) : null
}
