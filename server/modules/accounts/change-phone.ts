import type { Profile } from '@/lib/domain/account/account'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { sendWithRetries } from '@/server/ports/sms'
import { lockPhone } from './code-store'
import type { SignedIn } from './read-session'
import { findById, findByPhone, writeOwnColumns } from './store'
import { spendCode } from './verify-code'

/**
 * Changes the account's phone number after its code was verified; the old number gets a text message and is free
 * afterwards.
 */
export async function changePhone(
  deps: Deps,
  user: SignedIn,
  typed: { phone: string; otp: string; challenge: string },
): Promise<Profile> {
  const { phone } = await spendCode(deps, typed, ['changePhone'])
  const changed = await deps.db.transaction(async (tx) => {
    await lockPhone(tx, phone)
    if (await findByPhone(tx, phone)) throw new DomainError('phone_taken')
    await writeOwnColumns(tx, user._id, { phone })
    return (await findById(tx, user._id)) ?? user
  })
  notifyOldNumber(deps, user)
  return changed
}

/** Warns the old number, in case the change was not made by the user. Not awaited, as the change is done. */
function notifyOldNumber({ sms, translations, log }: Deps, { phone, language }: SignedIn): void {
  const text = translations.sentence(language, 'sms.phoneChanged')
  sendWithRetries(sms, { to: phone, text }).catch((error: unknown) =>
    log.error({ err: error }, 'an old number was not told of its change'),
  )
}
