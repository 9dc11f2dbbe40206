import type { Profile } from '@/lib/domain/account/account'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import type { SignedIn } from '@/server/policy/signed-in'
import { sendWithRetries } from '@/server/ports/sms'
import { lockPhone } from './code-store'
import { lockLiving } from './lock-user'
import { maskPhone } from './mask'
import { deletePhoneChange } from './phone-change-store'
import { hashOfToken } from './secrets'
import { endProofs, findById, findByPhone, writeOwnColumns } from './store'
import { spendCode } from './verify-code'

export interface TypedPhone {
  phone: string
  otp: string
  challenge: string
}

/** Changes the account's phone number after the code to the new one; the old one is told, and is free afterwards. */
export async function changePhone(deps: Deps, user: SignedIn, typed: TypedPhone): Promise<Profile> {
  const { phone } = await spendCode(deps, typed, ['changePhone'])
  const now = deps.clock.now()
  const changed = await deps.db.transaction(async (tx) => {
    await writePhone(tx, { userId: user._id, phone, now })
    await endProofs(tx, user._id, hashOfToken(typed.challenge))
    return (await findById(tx, user._id)) ?? user
  })
  notifyOldNumber(deps, user)
  return changed
}

/** What every change of a number does: it ends a change that waits, and freezes payouts. Throws `phone_taken`, `unauthenticated`. */
export async function writePhone(
  tx: Db,
  { userId, phone, now }: { userId: string; phone: string; now: Date },
): Promise<void> {
  await lockLiving(tx, userId)
  await lockPhone(tx, phone)
  if (await findByPhone(tx, phone)) throw new DomainError('phone_taken')
  await deletePhoneChange(tx, userId)
  await writeOwnColumns(tx, userId, { phone, phoneChangedAt: now })
  const params = { phone: maskPhone(phone) }
  await notifyUser(tx, { userId, type: 'Phone_changed', params, createdAt: now })
}

/** Warns the old number, in case the change was not made by the user. Not awaited, as the change is done. */
function notifyOldNumber({ sms, translations, log }: Deps, { phone, language }: Profile): void {
  const text = translations.sentence(language, 'sms.phoneChanged')
  sendWithRetries(sms, { to: phone, text }).catch((error: unknown) =>
    log.error({ err: error }, 'an old number was not told of its change'),
  )
}
