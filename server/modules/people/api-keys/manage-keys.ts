import type { ApiKeyListWire, ApiKeyWire, NewApiKeyWire } from '@/lib/contract/schemas/api-keys/api-key'
import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { type ApiKeyBody, KEY_PREFIX, MAX_KEYS } from '@/lib/domain/api-keys/api-key'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { type TrailLine, writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import {
  type ApiKeyRow,
  countLiveKeys,
  insertKey,
  listLiveKeys,
  maySell,
  revokeAllOf,
  revokeOwn,
} from './store'

const LAST = 4

/** Creates a key; its text is in this answer and nowhere else. Throws `too_many_keys`, `forbidden` while suspended. */
export async function createKey(
  { db, clock }: Deps,
  member: Member,
  { name, scopes }: ApiKeyBody,
): Promise<NewApiKeyWire> {
  const now = clock.now()
  const key = KEY_PREFIX + newToken()
  return db.transaction(async (tx) => {
    await lockVendor(tx, member.vendorId)
    const { vendorId } = member
    if (!(await maySell(tx, vendorId))) throw new DomainError('forbidden')
    if ((await countLiveKeys(tx, vendorId)) >= MAX_KEYS) throw new DomainError('too_many_keys')
    const row = await insertKey(tx, {
      vendorId,
      createdBy: member._id,
      name,
      scopes: [...new Set(scopes)],
      keyHash: hashOfToken(key),
      lastFour: key.slice(-LAST),
      createdAt: now,
    })
    await writeAudit(tx, {
      actorId: member._id,
      action: 'api_key_created',
      subjectId: vendorId,
      after: auditOf(row),
      createdAt: now,
    })
    await writeTrail(tx, member, lineOf('api_key_created', row, now))
    return { ...keyToWire(row), key }
  })
}

export async function listKeys({ db }: Deps, member: Member): Promise<ApiKeyListWire> {
  return { data: (await listLiveKeys(db, member.vendorId)).map(keyToWire) }
}

/** The key stops working at once. */
export async function revokeKey({ db, clock }: Deps, member: Member, id: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const row = await revokeOwn(tx, member.vendorId, id, now)
    if (!row) throw new DomainError('not_found')
    await writeAudit(tx, {
      actorId: member._id,
      action: 'api_key_revoked',
      subjectId: member.vendorId,
      before: auditOf(row),
      createdAt: now,
    })
    await writeTrail(tx, member, lineOf('api_key_revoked', row, now))
  })
}

/** Ends all keys of a vendor who may no longer sell; how many there were. */
export const endKeysOf = (tx: Db, vendorId: string, now: Date): Promise<number> =>
  revokeAllOf(tx, { vendorId }, now)

/** Ends the keys that a member made for a vendor. */
export const endKeysMadeBy = (
  tx: Db,
  made: { vendorId: string; createdBy: string },
  now: Date,
): Promise<number> => revokeAllOf(tx, made, now)

const labelOf = ({ name, lastFour }: ApiKeyRow) => `${name} …${lastFour}`
const auditOf = (row: ApiKeyRow) => ({ apiKey: labelOf(row), scopes: row.scopes })

function lineOf(act: TrailAct, row: ApiKeyRow, createdAt: Date): TrailLine {
  return { act, subjectId: row.id, details: { name: labelOf(row) }, createdAt }
}

function keyToWire({ id, name, scopes, lastFour, lastUsedAt, createdAt }: ApiKeyRow): ApiKeyWire {
  return {
    _id: id,
    name,
    scopes,
    lastFour,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
