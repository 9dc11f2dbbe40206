import type { PhoneChangeWire } from '@/lib/contract/schemas/account/phone-change'
import { DomainError } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import type { SignedIn } from '@/server/policy/signed-in'
import { runEach } from '@/server/run-each'
import { type TypedPhone, writePhone } from './change-phone'
import { lockPhone } from './code-store'
import { lockLiving, lockUser } from './lock-user'
import { maskPhone } from './mask'
import {
  deletePhoneChange,
  findPhoneChange,
  listDuePhoneChanges,
  type PhoneChange,
  postponePhoneChange,
  takeDuePhoneChange,
  writePhoneChange,
} from './phone-change-store'
import { endProofs, findByPhone } from './store'
import { spendCode } from './verify-code'

type ChangeDeps = Pick<Deps, 'db' | 'clock'>

export async function getPhoneChange({ db }: Deps, userId: string): Promise<PhoneChangeWire> {
  const found = await findPhoneChange(db, userId)
  return { change: found && { phone: found.phone, dueAt: found.dueAt.toISOString() } }
}

/**
 * Asks for another number without a code to the old one: it takes a week, every channel tells of it, and the user stops it
 * by one press. Throws `already_done` while another change waits, and `phone_taken`.
 */
export async function requestPhoneChange(
  deps: Deps,
  { _id: userId }: SignedIn,
  typed: TypedPhone,
): Promise<PhoneChangeWire> {
  const { phone } = await spendCode(deps, typed, ['changePhone'])
  const createdAt = deps.clock.now()
  const change = { userId, phone, createdAt, dueAt: phoneChangeDue(createdAt) }
  await deps.db.transaction(async (tx) => {
    await lockLiving(tx, userId)
    await lockPhone(tx, phone)
    if (await findByPhone(tx, phone)) throw new DomainError('phone_taken')
    if (!(await writePhoneChange(tx, change))) throw new DomainError('already_done')
    await notifyAsked(tx, change)
  })
  return getPhoneChange(deps, userId)
}

/** Who was suspended could not stop the change: its week begins anew, and every channel tells of it again. */
export async function restartPhoneChange(tx: Db, userId: string, now: Date): Promise<void> {
  const change = await postponePhoneChange(tx, userId, phoneChangeDue(now))
  if (change) await notifyAsked(tx, { ...change, createdAt: now })
}

function notifyAsked(
  tx: Db,
  { userId, phone, createdAt }: Pick<PhoneChange, 'userId' | 'phone' | 'createdAt'>,
): Promise<void> {
  const params = { phone: maskPhone(phone) }
  return notifyUser(tx, { userId, type: 'Phone_change_asked', params, createdAt })
}

/** Also where nothing waits, so that two presses are one. */
export async function stopPhoneChange({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await deletePhoneChange(db, userId)
}

/** Makes the changes whose week is over. */
export async function makeDuePhoneChanges({ db, clock }: ChangeDeps): Promise<void> {
  const now = clock.now()
  await runEach(await listDuePhoneChanges(db, now), (userId) =>
    db.transaction((tx) => makeDue(tx, userId, now)),
  )
}

async function makeDue(tx: Db, userId: string, now: Date): Promise<void> {
  // The user first, as where an account is closed; who was suspended since the list was read waits on.
  if ((await lockUser(tx, userId))?.blockedAt) return
  const change = await takeDuePhoneChange(tx, userId, now)
  if (!change) return
  const { phone } = change
  await lockPhone(tx, phone)
  if (await findByPhone(tx, phone)) {
    const params = { phone: maskPhone(phone) }
    await notifyUser(tx, { userId, type: 'Phone_change_dropped', params, createdAt: now })
    return
  }
  await writePhone(tx, { userId, phone, now })
  await endProofs(tx, userId, null)
}

/** A new number without a code to the old one waits so long, told on every channel. */
const PHONE_CHANGE_DAYS = 7
const DAY_MINUTES = 24 * 60

const phoneChangeDue = (askedAt: Date) => addMinutes(askedAt, PHONE_CHANGE_DAYS * DAY_MINUTES)
