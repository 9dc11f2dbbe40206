import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Profile } from '@/lib/domain/account/account'
import type { PasskeyUseBody } from '@/lib/domain/account/passkey'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import { openSession, proveSession, type SignIn } from '@/server/modules/people/accounts/open-session'
import { findProfile } from '@/server/modules/people/accounts/read-session'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import type { ChallengeBinding } from './challenge'
import { describedCredential, relyingParty, verified } from './relying-party'
import { findByCredential, listPasskeyRows, type PasskeyRow, writeUse } from './store'

const SIGN_IN: ChallengeBinding = { purpose: 'signIn', sessionHash: null }
const proofIn = (token: string): ChallengeBinding => ({ purpose: 'proof', sessionHash: hashOfToken(token) })

/** The same for everybody: the device itself knows whose passkeys it holds. */
export const signInOptions = (deps: Deps) => optionsOf(deps, SIGN_IN, [])

export async function proofOptions(deps: Deps, userId: string, token: string) {
  return optionsOf(deps, proofIn(token), await listPasskeyRows(deps.db, userId))
}

function optionsOf(deps: Deps, bound: ChallengeBinding, own: readonly PasskeyRow[]) {
  const { id: rpId, options } = relyingParty(deps, bound)
  const allowCredentials = own.map(describedCredential)
  return { ...options(), rpId, userVerification: 'required' as const, allowCredentials }
}

/** Opens a session for the owner of a passkey. Throws `wrong_passkey`, and `account_blocked` while suspended. */
export async function signInByPasskey(
  deps: Deps,
  body: PasskeyUseBody,
  device: SignIn,
): Promise<{ token: string; device: string; user: Profile }> {
  return deps.db.transaction(async (tx) => {
    const userId = (await findByCredential(tx, body.id))?.userId
    if (!userId) throw new DomainError('wrong_passkey')
    await takePasskey(deps, tx, { body, userId, bound: SIGN_IN })
    const user = await findProfile(tx, userId)
    if (!user) throw new DomainError('wrong_passkey')
    return openSession(deps, tx, user, device)
  })
}

/** The session is proven afterwards, as by a code to the number on file. Throws `wrong_passkey`. */
export async function proveByPasskey(
  deps: Deps,
  userId: string,
  token: string,
  body: PasskeyUseBody,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await takePasskey(deps, tx, { body, userId, bound: proofIn(token) })
    await proveSession(tx, token, deps.clock.now())
  })
}

interface Use {
  body: PasskeyUseBody
  userId: string
  bound: ChallengeBinding
}

/** The user is locked before the passkey is read, so that uses come one after another and a removed one is gone. */
async function takePasskey(deps: Deps, tx: Db, { body, userId, bound }: Use): Promise<void> {
  await lockUser(tx, userId)
  const row = await findByCredential(tx, body.id)
  if (row?.userId !== userId) throw new DomainError('wrong_passkey')
  const { id, ...response } = body
  const { expected, spendChallenge } = relyingParty(deps, bound)
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      ...expected,
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      credential: {
        id: row.credentialId,
        publicKey: Uint8Array.from(row.publicKey),
        counter: row.counter,
      },
    }),
  )
  await spendChallenge(tx)
  await writeUse(tx, row.id, authenticationInfo.newCounter, deps.clock.now())
}
