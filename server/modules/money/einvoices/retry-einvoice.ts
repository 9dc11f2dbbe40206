import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { SignedIn } from '@/server/policy/signed-in'
import { lockEinvoice, updateEinvoice } from './store'

/** An admin sends a refused document again, as it was signed; a second decision is `already_done`. */
export function retryEinvoice({ db, clock }: Deps, admin: SignedIn, id: string): Promise<{ _id: string }> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const einvoice = await lockEinvoice(tx, id)
    if (!einvoice) throw new DomainError('not_found')
    if (einvoice.state !== 'refused') throw await decidedBefore(tx, 'invoice', id)
    await updateEinvoice(tx, id, { state: 'pending', enqueuedAt: now })
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'einvoice_retried',
      subjectId: id,
      before: { state: einvoice.state },
      after: { state: 'pending' },
      createdAt: now,
    })
    await enqueueJobs(tx, [{ kind: 'einvoice', payload: { invoiceId: id } }], now)
    return { _id: id }
  })
}
