import type { Db } from '@/server/db/db'
import { findProfile } from '@/server/modules/people/accounts/read-session'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { PasskeyRow } from './store'

const NOTICES = { passkey_added: 'Passkey_added', passkey_removed: 'Passkey_removed' } as const

/** Tells the user on every channel, and writes the trail of admins or of the vendors that the user works for. */
export async function recordPasskey(
  tx: Db,
  act: keyof typeof NOTICES,
  { userId, name }: PasskeyRow,
  createdAt: Date,
): Promise<void> {
  await notifyUser(tx, { userId, type: NOTICES[act], params: { name }, createdAt })
  const user = await findProfile(tx, userId)
  if (user?.role === 'Admin') {
    const values = { passkey: name }
    const change = act === 'passkey_added' ? { after: values } : { before: values }
    await writeAudit(tx, { actorId: userId, action: act, subjectId: userId, ...change, createdAt })
  }
  for (const { vendorId } of user?.vendors ?? []) {
    const member = { _id: userId, vendorId, apiKey: null }
    await writeTrail(tx, member, { act, subjectId: userId, createdAt })
  }
}
