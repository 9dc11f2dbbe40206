import { PASSKEY_CHALLENGE_SECONDS } from '@/lib/domain/account/passkey'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { sessionKeys } from '@/server/rotating-keys'
import { type ChallengeBinding, expiryOf, newChallenge } from './challenge'
import { type PasskeyRow, writeUsedChallenge } from './store'

/** What the browser is given and what is expected of its answer: made on the site's own address, and its user verified. */
export function relyingParty({ config, clock }: Pick<Deps, 'config' | 'clock'>, bound: ChallengeBinding) {
  const { hostname, origin } = new URL(config.publicOrigin)
  const keys = sessionKeys(config)
  let used: { challengeHash: string; expiresAt: Date } | null = null
  return {
    id: hostname,
    options: () => ({
      challenge: Buffer.from(newChallenge(keys, bound, clock.now())).toString('base64url'),
      timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
    }),
    expected: {
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
      expectedChallenge: (encoded: string) => {
        const challenge = Buffer.from(encoded, 'base64url').toString()
        const expiresAt = expiryOf(keys, bound, challenge, clock.now())
        if (expiresAt) used = { challengeHash: hashOfToken(challenge), expiresAt }
        return expiresAt !== null
      },
    },
    /** Takes the challenge that was answered; throws `wrong_passkey` when it was taken before. */
    async spendChallenge(tx: Db): Promise<void> {
      if (!used || !(await writeUsedChallenge(tx, used))) throw new DomainError('wrong_passkey')
    },
  }
}

/** What the library found. It throws errors of its own, which hold the challenge; here they are `wrong_passkey`. */
export async function verified<T extends { verified: boolean }>(check: Promise<T>): Promise<T> {
  const found = await check.catch(() => null)
  if (!found?.verified) throw new DomainError('wrong_passkey')
  return found
}

/** A passkey as the options of a browser name it. */
export const describedCredential = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})
