import type { Profile } from '@/lib/domain/account/account'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { sendWithRetries } from '@/server/ports/sms'
import { lockPhone } from './code-store'
import type { SignedIn } from './read-session'
import { findById, findByPhone, writeOwnColumns } from './store'
import { spendCode } from './verify-code'

/** Moves an account to the number that received the code; the old one is told, and is free afterwards. */
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

/** Whoever did not ask for this hears of it; not awaited, as the change is done. */
function notifyOldNumber({ sms, translations, log }: Deps, { phone, language }: SignedIn): void {
  const text = translations.sentence(language, 'sms.phoneChanged')
  sendWithRetries(sms, { to: phone, text }).catch((error: unknown) =>
    log.error({ err: error }, 'an old number was not told of its change'),
  )
}
