import { CODE_LIFETIME_SECONDS, type CodePurpose } from '@/lib/domain/account/one-time-code'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { replaceCode } from './code-store'
import type { Requester } from './requester'
import { hashOfCode } from './secrets'

interface NewCode {
  code: string
  phone: string
  purpose: CodePurpose
  address: string
  requester: Requester
  isSent: boolean
}

/** A code that was not sent is invalid from the start. */
export async function writeCode(
  tx: Db,
  { clock, config }: Deps,
  { code, requester, ...row }: NewCode,
): Promise<void> {
  const { phone, purpose, isSent } = row
  const { challengeHash, provenBy } = requester
  const createdAt = clock.now()
  await replaceCode(tx, {
    ...row,
    challengeHash,
    provenBy,
    codeHash: hashOfCode(config.sessionSecret, { phone, purpose, challengeHash }, code),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CODE_LIFETIME_SECONDS * 1000),
    deadAt: isSent ? null : createdAt,
  })
}
