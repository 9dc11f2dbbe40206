import { arrivalGuideBody } from '@/lib/domain/arrival-guide/arrival-guide'
import { messageTemplateBody, quickAnswerBody } from '@/lib/domain/messages/templates'
import type { Db } from '@/server/db/db'
import { insertGuide } from '@/server/modules/bookings/arrival-guides/change-guide'
import { changeNote } from '@/server/modules/conversations/message-templates/change-note'
import { addTemplate } from '@/server/modules/conversations/message-templates/manage-templates'
import { addAnswer } from '@/server/modules/conversations/quick-answers/manage-answers'
import guide from './content/arrival-guide.json'
import texts from './content/message-templates.json'
import type { SeedListing } from './listings/listings'
import { DEMO_HOST, vendorId } from './people/users'

/** What the demo's host has sent to guests, its quick answers, the Wi-Fi of one place and a guide: written as its own calls write them. */
export async function insertTemplates(
  tx: Db,
  seedListings: readonly SeedListing[],
  now: Date,
): Promise<void> {
  const deps = { db: tx, clock: { now: () => now } }
  const member = { _id: DEMO_HOST.id, vendorId: vendorId(DEMO_HOST), apiKey: null }
  for (const template of texts.templates) {
    await addTemplate(deps, member, messageTemplateBody.validateSync({ ...template, listingIds: null }))
  }
  // Each a moment after the one before: answers are listed by that.
  for (const [index, answer] of texts.answers.entries()) {
    const clock = { now: () => new Date(now.getTime() + index) }
    await addAnswer({ db: tx, clock }, member, quickAnswerBody.validateSync(answer))
  }
  const place = seedListings.find(({ plan }) => plan.owner.id === DEMO_HOST.id)
  if (place) await changeNote(deps, member, place.plan.id, texts.wifi)
  await insertOneGuide(tx, seedListings, now)
}

/** What guests of the host learn of the way: where the stay is paid before, they may know the code too. */
async function insertOneGuide(tx: Db, seedListings: readonly SeedListing[], now: Date): Promise<void> {
  const place = seedListings.find(
    ({ plan, terms }) => plan.owner.id === DEMO_HOST.id && terms.paymentType === 'fullPayment',
  )
  if (!place) return
  const body = arrivalGuideBody.validateSync({ ...guide, photos: [], basedOn: 0 })
  await insertGuide(tx, place.plan.id, body, now)
}
