import type { Deps } from '@/server/deps'
import type { JobHandlers } from '@/server/modules/platform/outbox/jobs'
import { vendorNameOf } from './list-vendor-members'
import { findInvitation, isOpen } from './store'

/** The text message to an invited number without an account, whose language nobody knows. */
export function invitationJobHandlers(deps: Deps): Pick<JobHandlers, 'invitation'> {
  const { db, clock, sms, translations } = deps
  return {
    invitation: async ({ invitationId }, workId) => {
      const found = await findInvitation(db, invitationId)
      if (!found || !(await isOpen(db, invitationId, clock.now()))) return []
      const vendor = await vendorNameOf(db, found.vendorId)
      const text = translations.sentence('ar', 'sms.invitation', { vendor })
      await sms.send({ to: found.phone, text, reference: workId })
      return []
    },
  }
}
