import { REPORT_WITHIN_MS } from '@/lib/domain/invoices/einvoice'
import type { NotificationType } from '@/lib/domain/notifications/notification'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { listAdminIds } from '@/server/modules/people/accounts/admin-roles'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { Job, JobHandlers } from '@/server/modules/platform/outbox/jobs'
import { signingUnitOf } from './signing-units'
import { findEinvoice, noteAnswer, takeForgotten, takeOverdue } from './store'

type SendDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'einvoicing'>

/** Longer than all tries of the outbox for one job. */
const FORGOTTEN_MS = 8 * 3_600_000

export function einvoiceJobHandlers(deps: SendDeps): Pick<JobHandlers, 'einvoice'> {
  return { einvoice: ({ invoiceId }) => sendEinvoice(deps, invoiceId) }
}

/** Sends an electronic invoice that waits, and notes what ZATCA decided; rejects without an answer that is believed. */
export async function sendEinvoice(deps: SendDeps, invoiceId: string): Promise<Job[]> {
  const { db, clock, log, einvoicing } = deps
  const einvoice = await findEinvoice(db, invoiceId)
  if (einvoice?.state !== 'pending') return []
  const unit = signingUnitOf(einvoice.unit)
  if (!unit || !einvoicing) throw new Error(`no signing unit is set up for ${einvoice.unit}`)
  const outcome = await einvoicing.submit(unit, einvoice)
  const now = clock.now()
  const { state, findings } = outcome
  const cleared =
    outcome.state === 'cleared' && outcome.clearedXml !== null ? stampedBy(outcome.clearedXml) : {}
  await db.transaction(async (tx) => {
    // Of two answers about the same document the first one counts.
    const isNoted = await noteAnswer(tx, invoiceId, { state, findings, ...cleared, answeredAt: now })
    if (isNoted && state === 'refused') await notifyFinance(tx, 'Einvoice_refused', 1, now)
  })
  if (findings.length > 0)
    log.warn({ invoice: invoiceId, state, findings }, 'ZATCA found something in a document')
  return []
}

/** The document with ZATCA's stamp, and the QR that it has there. */
function stampedBy(clearedXml: string): { clearedXml: string; qr?: string } {
  const qr =
    /<cbc:ID>QR<\/cbc:ID>\s*<cac:Attachment>\s*<cbc:EmbeddedDocumentBinaryObject[^>]*>([A-Za-z0-9+/=\s]+)</.exec(
      clearedXml,
    )?.[1]
  return { clearedXml, ...(qr ? { qr: qr.replace(/\s/g, '') } : {}) }
}

/** Gives what waits to the outbox again after its tries are over, and notifies finance of what waits for more than a day. */
export async function watchEinvoices({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const overdue = await db.transaction(async (tx) => {
    const forgotten = await takeForgotten(tx, before(FORGOTTEN_MS), now)
    const jobs = forgotten.map((invoiceId) => ({ kind: 'einvoice' as const, payload: { invoiceId } }))
    await enqueueJobs(tx, jobs, now)
    const found = await takeOverdue(tx, before(REPORT_WITHIN_MS), now)
    if (found.length > 0) await notifyFinance(tx, 'Einvoices_overdue', found.length, now)
    return found
  })
  if (overdue.length > 0)
    log.error({ invoices: overdue }, 'electronic invoices were not accepted within 24 hours')
}

async function notifyFinance(tx: Db, type: NotificationType, count: number, createdAt: Date): Promise<void> {
  for (const userId of await listAdminIds(tx, 'money'))
    await notifyUser(tx, { userId, type, params: { count }, createdAt })
}
