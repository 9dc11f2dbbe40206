import type { Profile } from '@/lib/domain/account'
import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { lockPhone } from './code-store'
import type { SignedIn } from './read-session'
import { readById, readByPhone, writeOwnColumns } from './store'
import { spendCode } from './verify-code'

/** Moves an account to the number that received the code; the old number is free afterwards. */
export async function changePhone(
  deps: Deps,
  user: SignedIn,
  typed: { phone: string; otp: string },
): Promise<Profile> {
  const { phone } = await spendCode(deps, typed, ['changePhone'])
  return deps.db.transaction(async (tx) => {
    await lockPhone(tx, phone)
    if (await readByPhone(tx, phone)) throw new Refusal('phone_taken')
    await writeOwnColumns(tx, user._id, { phone })
    return (await readById(tx, user._id)) ?? user
  })
}
