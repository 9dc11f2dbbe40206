import { VENDOR_PAPERS, type VendorPaper } from '@/lib/domain/account/vendor'
import { LICENCE_WARNING_DAYS } from '@/lib/domain/listing/licence'
import { addDays, daysBetween, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { runEach } from '@/server/run-each'
import type { Vendor } from './applicants'
import { listEndingPapers, PAPER_COLUMNS, writePaperReminder } from './paper-store'

/** Warns vendors of papers that end within 30 and within 7 days, once each; a new last day is warned of anew. */
export async function notifyPaperExpiry(db: Db, now: Date): Promise<void> {
  const today = riyadhDay(now)
  for (const paper of VENDOR_PAPERS) {
    for (const [i, daysBefore] of LICENCE_WARNING_DAYS.entries()) {
      // Each window ends where the next one begins, so that one round sends one warning.
      const closer = LICENCE_WARNING_DAYS[i + 1] ?? -1
      const window = { paper, daysBefore, after: addDays(today, closer), until: addDays(today, daysBefore) }
      await runEach(await listEndingPapers(db, window), (vendor) =>
        warn(db, vendor, { paper, daysBefore, now }),
      )
    }
  }
}

interface Warning {
  paper: VendorPaper
  daysBefore: number
  now: Date
}

async function warn(db: Db, vendor: Vendor, { paper, daysBefore, now }: Warning): Promise<void> {
  const expiresOn = vendor[PAPER_COLUMNS[paper]]
  if (expiresOn === null) return
  await db.transaction(async (tx) => {
    const reminder = { vendorId: vendor.id, paper, expiresOn, daysBefore, createdAt: now }
    if (!(await writePaperReminder(tx, reminder))) return
    const params = { paper, days: daysBetween(riyadhDay(now), expiresOn) }
    await notifyVendor(tx, { vendorId: vendor.id, type: 'Vendor_paper_ends_soon', params, createdAt: now })
  })
}
