import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import { newToken } from '@/server/modules/people/accounts/secrets'
import { openSecret, reseal, sealSecret } from '@/server/modules/people/admins/sealed-secret'
import { type Keys, sessionKeys, sign } from '@/server/rotating-keys'
import { SECRET_PREFIX } from './signature'
import { type Endpoint, listAllEndpoints, writeSealedSecret } from './store'

type WithConfig = Pick<Deps, 'config'>
type WithSecret = Pick<Endpoint, 'id' | 'sealedSecret'>

/** The id and the secret of a new endpoint, and how the secret is stored. */
export function newEndpointSecret({ config }: WithConfig) {
  const id = newId()
  const secret = SECRET_PREFIX + newToken()
  return { id, secret, sealedSecret: sealSecret(sessionKeys(config), id, secret) }
}

/** The secret of an endpoint; throws where neither key opens it, so that a delivery waits instead of being signed wrongly. */
export function secretOf({ config }: WithConfig, { id, sealedSecret }: WithSecret): string {
  const keys = sessionKeys(config)
  if (!sealedSecret) return derivedSecret(keys, id)
  const secret = openSecret(keys, id, sealedSecret)
  if (!secret) throw new Error(`the secret of endpoint ${id} is under another SESSION_SECRET`)
  return secret
}

/** Of an endpoint that was made before secrets were stored. */
const derivedSecret = (keys: Keys, id: string) => SECRET_PREFIX + sign(keys, `webhook|${id}`)

/** Writes anew what the previous SESSION_SECRET encrypted, and what is not stored yet; vendors notice nothing. */
export async function resealEndpoints({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const keys = sessionKeys(config)
  for (const { id, sealedSecret } of await listAllEndpoints(db)) {
    const renewed = sealedSecret
      ? reseal(keys, id, sealedSecret)
      : sealSecret(keys, id, derivedSecret(keys, id))
    if (renewed) await writeSealedSecret(db, id, { before: sealedSecret, after: renewed })
  }
}
