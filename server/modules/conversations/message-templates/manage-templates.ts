import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { DomainError } from '@/lib/domain/issues'
import { TEMPLATE_LIMITS } from '@/lib/domain/messages/template-text'
import type { MessageTemplateBody } from '@/lib/domain/messages/templates'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import { assertOwnListings } from './assert-own-listings'
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  type MessageTemplate,
  updateTemplate,
  writeTemplateListings,
} from './store'

const columnsOf = ({ moment, hour, isOn, listingIds, ar, en }: MessageTemplateBody) => ({
  ...{ moment, hour, isOn, isForAll: listingIds === null, bodyAr: ar, bodyEn: en },
})

/** Who writes, and for which vendor. */
export type Editor = Pick<Member, '_id' | 'vendorId' | 'apiKey'>
type Stored = Pick<Deps, 'db' | 'clock'>

/** Throws `too_many_templates`. */
export function addTemplate({ db, clock }: Stored, member: Editor, body: MessageTemplateBody) {
  const now = clock.now()
  const { vendorId } = member
  return db.transaction(async (tx) => {
    await lockVendor(tx, vendorId)
    if ((await countTemplates(tx, vendorId)) >= TEMPLATE_LIMITS.templates)
      throw new DomainError('too_many_templates')
    await assertOwnListings(tx, vendorId, body.listingIds ?? [])
    const id = await insertTemplate(tx, { vendorId, ...columnsOf(body), since: now, createdAt: now })
    await writeTemplateListings(tx, id, body.listingIds ?? [])
    await writeTrail(tx, member, lineOf('template_added', id, body.ar, now))
    return { _id: id }
  })
}

/** What was due before another moment, hour or other listings is not sent after it. */
export function changeTemplate(deps: Deps, member: Member, id: string, body: MessageTemplateBody) {
  return onTemplate(deps, member, id, 'template_changed', async (tx, { template, listingIds }, now) => {
    await assertOwnListings(tx, member.vendorId, body.listingIds ?? [])
    const before = timingOf({ ...template, listingIds: template.isForAll ? null : listingIds })
    const since = before === timingOf(body) ? template.since : now
    await updateTemplate(tx, id, { ...columnsOf(body), since })
    await writeTemplateListings(tx, id, body.listingIds ?? [])
  })
}

/** Switches it on or off; what another member wrote meanwhile stays. */
export function switchTemplate(deps: Deps, member: Member, id: string, isOn: boolean) {
  return onTemplate(deps, member, id, 'template_changed', async (tx, { template }, now) => {
    if (template.isOn !== isOn) await updateTemplate(tx, id, { isOn, since: now })
  })
}

export function removeTemplate(deps: Deps, member: Member, id: string): Promise<void> {
  return onTemplate(deps, member, id, 'template_removed', (tx) => deleteTemplate(tx, id))
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockTemplate>>>

function onTemplate(
  { db, clock }: Deps,
  member: Member,
  id: string,
  act: TrailAct,
  change: (tx: Db, locked: Locked, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const locked = await lockTemplate(tx, member.vendorId, id)
    if (!locked) throw new DomainError('not_found')
    await change(tx, locked, now)
    await writeTrail(tx, member, lineOf(act, id, locked.template.bodyAr, now))
  })
}

/** As much of a text as says in the trail which one it is. */
const NAMING_LENGTH = 40

const lineOf = (act: TrailAct, subjectId: string, text: string, createdAt: Date) => ({
  ...{ act, subjectId, createdAt },
  details: { name: text.length > NAMING_LENGTH ? `${wholeWords(text)}…` : text },
})

/** A variable such as `{guest}` is one word, and is not cut either. */
const wholeWords = (text: string) =>
  text
    .slice(0, NAMING_LENGTH + 1)
    .replace(/\s+\S*$/u, '')
    .slice(0, NAMING_LENGTH)

function timingOf({
  moment,
  hour,
  isOn,
  listingIds,
}: Pick<MessageTemplate, 'moment' | 'hour' | 'isOn'> & { listingIds: readonly string[] | null }): string {
  return JSON.stringify([moment, hour, isOn, listingIds && [...new Set(listingIds)].sort()])
}
