import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyWire } from '@/lib/contract/schemas/account/passkey'
import { fullName } from '@/lib/domain/account/account'
import { MAX_PASSKEYS, type NewPasskeyBody, PASSKEY_TRANSPORTS } from '@/lib/domain/account/passkey'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { lockLiving, lockUserWithVendors } from '@/server/modules/people/accounts/lock-user'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import type { SignedIn } from '@/server/policy/signed-in'
import type { ChallengeBinding } from './challenge'
import { recordPasskey } from './record-passkey'
import { describedCredential, relyingParty, verified } from './relying-party'
import { deleteOwn, insertPasskey, listPasskeyRows, type PasskeyRow, renameOwn } from './store'

const registrationIn = (token: string): ChallengeBinding => ({
  purpose: 'registration',
  sessionHash: hashOfToken(token),
})

/** EdDSA, ES256 and RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]

/** What the browser makes a passkey from. Throws `too_many_passkeys`. */
export async function creationOptions(deps: Deps, user: SignedIn, token: string) {
  const own = await listPasskeyRows(deps.db, user._id)
  if (own.length >= MAX_PASSKEYS) throw new DomainError('too_many_passkeys')
  const { id, options } = relyingParty(deps, registrationIn(token))
  return {
    ...options(),
    rp: { id, name: 'Diyar' },
    user: {
      id: Buffer.from(user._id).toString('base64url'),
      name: user.phone,
      displayName: fullName(user) || user.phone,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    attestation: 'none' as const,
    excludeCredentials: own.map(describedCredential),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
}

/** Throws `wrong_passkey`, `too_many_passkeys`, and `already_done` for a passkey that is somebody's. */
export async function addPasskey(
  deps: Deps,
  { _id: userId }: SignedIn,
  token: string,
  { name, id, transports, ...response }: NewPasskeyBody,
): Promise<PasskeyWire> {
  const { expected, spendChallenge } = relyingParty(deps, registrationIn(token))
  const made = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({ ...expected, response: made, supportedAlgorithmIDs: ALGORITHMS }),
  )
  if (!registrationInfo) throw new DomainError('wrong_passkey')
  const { credential } = registrationInfo
  const createdAt = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockLiving(tx, userId, lockUserWithVendors)
    await spendChallenge(tx)
    if ((await listPasskeyRows(tx, userId)).length >= MAX_PASSKEYS) throw new DomainError('too_many_passkeys')
    const row = await insertPasskey(tx, {
      ...{ userId, name, createdAt },
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: PASSKEY_TRANSPORTS.filter((one) => transports.includes(one)),
    })
    if (!row) throw new DomainError('already_done')
    await recordPasskey(tx, 'passkey_added', row, createdAt)
    return passkeyToWire(row)
  })
}

export async function listPasskeys({ db }: Deps, userId: string): Promise<{ data: PasskeyWire[] }> {
  return { data: (await listPasskeyRows(db, userId)).map(passkeyToWire) }
}

export async function renamePasskey({ db }: Deps, userId: string, id: string, name: string): Promise<void> {
  if (!(await renameOwn(db, userId, id, name))) throw new DomainError('not_found')
}

/** It opens nothing from now on; sessions that it opened go on. */
export async function removePasskey({ db, clock }: Deps, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLiving(tx, userId, lockUserWithVendors)
    const row = await deleteOwn(tx, userId, id)
    if (!row) throw new DomainError('not_found')
    await recordPasskey(tx, 'passkey_removed', row, clock.now())
  })
}

const passkeyToWire = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyWire => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
