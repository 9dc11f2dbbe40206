import { EVIDENCE_REMINDER_HOURS, lastEvidenceDay } from '@/lib/domain/chargebacks/chargeback'
import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { listAdminIds } from '@/server/modules/people/accounts/admin-roles'
import { notifyUsers } from '@/server/modules/people/notifications/notify-user'
import { runEach } from '@/server/run-each'
import { listUnreminded, markReminded } from './store'

/** Reminds finance once of each chargeback whose evidence is due within two days. */
export async function remindOfEvidence({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const due = await listUnreminded(db, addMinutes(now, EVIDENCE_REMINDER_HOURS * 60))
  await runEach(due, ({ id, code, evidenceBy }) =>
    db.transaction(async (tx) => {
      if (!(await markReminded(tx, id, now))) return
      const params = { code, until: lastEvidenceDay(evidenceBy) }
      const notices = (await listAdminIds(tx, 'money')).map((userId) => ({
        ...{ userId, type: 'Chargeback_evidence_due' as const, params, createdAt: now },
      }))
      await notifyUsers(tx, notices, [], now)
    }),
  )
}
