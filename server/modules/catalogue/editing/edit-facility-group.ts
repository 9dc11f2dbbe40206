import { eq, sql } from 'drizzle-orm'
import type { FacilityGroupBody } from '@/lib/contract/schemas/content/facility'
import { facilityImage } from '@/lib/domain/catalogue'
import type { NewFacilityGroupBody } from '@/lib/domain/content/facility'
import { facilityGroups } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertFreeNames } from './assert-free-names'
import { findGroupForUpdate, type GroupRow, groupToWire, listOtherGroups } from './facility-store'
import { assertCurrent, recordChange, recordCreation } from './record-change'

/** Adds a group at the end of the list. */
export async function createFacilityGroup(
  deps: Deps,
  admin: SignedIn,
  body: NewFacilityGroupBody,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await assertFreeNames(tx, body, () => listOtherGroups(tx))
    const last = sql<number>`(SELECT coalesce(max(position), -1) + 1 FROM ${facilityGroups})`
    const [row] = await tx
      .insert(facilityGroups)
      .values({ ...rowOf(body), position: last as never })
      .returning()
    await recordCreation(tx, deps, admin, 'facility_group_created', groupToWire(row as GroupRow))
  })
}

/** Changes a group; throws `changed_meanwhile` when another admin was faster. */
export async function updateFacilityGroup(
  deps: Deps,
  admin: SignedIn,
  id: string,
  { version, ...body }: FacilityGroupBody,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = assertCurrent(await findGroupForUpdate(tx, id), version)
    await assertFreeNames(tx, body, () => listOtherGroups(tx, id))
    const [row] = await tx
      .update(facilityGroups)
      .set({ ...rowOf(body), version: version + 1 })
      .where(eq(facilityGroups.id, id))
      .returning()
    await recordChange(tx, deps, admin, {
      action: 'facility_group_changed',
      subjectId: id,
      before: groupToWire(before),
      after: groupToWire(row as GroupRow),
    })
  })
}

function rowOf({ name, name_ar, icon, status }: NewFacilityGroupBody) {
  return { name, nameAr: name_ar, icon, status, image: facilityImage(icon) }
}
