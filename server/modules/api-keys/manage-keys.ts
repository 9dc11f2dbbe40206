import {
  type ApiKeyBody,
  type ApiKeyListWire,
  type ApiKeyWire,
  KEY_PREFIX,
  MAX_KEYS,
  type NewApiKeyWire,
} from '@/lib/domain/api-keys/api-key'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { hashOfToken, newToken } from '@/server/modules/accounts/secrets'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { lockUser } from '@/server/modules/personal-data/lock-user'
import {
  type ApiKeyRow,
  countLiveKeys,
  findVendor,
  insertKey,
  listLiveKeys,
  revokeAllOf,
  revokeOwn,
} from './store'

const LAST = 4

/** Creates a key; its text is in this answer and nowhere else. Throws `too_many_keys`, `forbidden` while suspended. */
export async function createKey(
  { db, clock }: Deps,
  vendor: SignedIn,
  { name, scopes }: ApiKeyBody,
): Promise<NewApiKeyWire> {
  const now = clock.now()
  const key = KEY_PREFIX + newToken()
  return db.transaction(async (tx) => {
    await lockUser(tx, vendor._id)
    const { id: vendorId, maySell } = await getVendor(tx, vendor)
    if (!maySell) throw new DomainError('forbidden')
    if ((await countLiveKeys(tx, vendor._id)) >= MAX_KEYS) throw new DomainError('too_many_keys')
    const row = await insertKey(tx, {
      userId: vendor._id,
      name,
      scopes: [...new Set(scopes)],
      keyHash: hashOfToken(key),
      lastFour: key.slice(-LAST),
      createdAt: now,
    })
    await writeAudit(tx, {
      actorId: vendor._id,
      action: 'api_key_created',
      subjectId: vendorId,
      after: auditOf(row),
      createdAt: now,
    })
    return { ...keyToWire(row), key }
  })
}

export async function listKeys({ db }: Deps, vendor: SignedIn): Promise<ApiKeyListWire> {
  return { data: (await listLiveKeys(db, vendor._id)).map(keyToWire) }
}

/** The key stops working at once. */
export async function revokeKey({ db, clock }: Deps, vendor: SignedIn, id: string): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const row = await revokeOwn(tx, vendor._id, id, now)
    if (!row) throw new DomainError('not_found')
    await writeAudit(tx, {
      actorId: vendor._id,
      action: 'api_key_revoked',
      subjectId: (await getVendor(tx, vendor)).id,
      before: auditOf(row),
      createdAt: now,
    })
  })
}

/** Ends all keys of a vendor who may no longer sell; how many there were. */
export const endKeysOf = (tx: Db, userId: string, now: Date): Promise<number> => revokeAllOf(tx, userId, now)

const auditOf = ({ name, scopes, lastFour }: ApiKeyRow) => ({ apiKey: `${name} …${lastFour}`, scopes })

async function getVendor(tx: Db, { _id }: SignedIn) {
  const vendor = await findVendor(tx, _id)
  if (!vendor) throw new DomainError('forbidden')
  return vendor
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
