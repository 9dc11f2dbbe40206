import { eq, sql } from 'drizzle-orm'
import type { FacilityBody } from '@/lib/contract/schemas/content/facility'
import type { NewFacilityBody } from '@/lib/domain/content/facility'
import { DomainError } from '@/lib/domain/issues'
import { facilities } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertFreeNames } from './assert-free-names'
import {
  facilityToWire,
  findFacilityForUpdate,
  findGroupForUpdate,
  inGroup,
  listOthersOfGroup,
  readTypes,
  writeTypes,
} from './facility-store'
import { assertCurrent, recordChange, recordCreation } from './record-change'

/** Adds a facility at the end of its group. */
export async function createFacility(
  deps: Deps,
  admin: SignedIn,
  groupId: string,
  body: NewFacilityBody,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await findGroupForUpdate(tx, groupId))) throw new DomainError('not_found')
    await assertFreeNames(tx, body, () => listOthersOfGroup(tx, groupId))
    const last = sql<number>`(SELECT coalesce(max(position), -1) + 1 FROM ${facilities} WHERE ${inGroup(groupId)})`
    const [row] = await tx
      .insert(facilities)
      .values({ ...rowOf(body), isCounted: body.isCounted, groupId, position: last as never })
      .returning()
    if (!row) throw new Error('no facility was inserted')
    await writeTypes(tx, row.id, body.types)
    await recordCreation(tx, deps, admin, 'facility_created', facilityToWire(row, body.types))
  })
}

/** Changes a facility, which listings go on naming by its id; throws `changed_meanwhile` for an older version. */
export async function updateFacility(
  deps: Deps,
  admin: SignedIn,
  id: string,
  { version, ...body }: FacilityBody,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = assertCurrent(await findFacilityForUpdate(tx, id), version)
    await assertFreeNames(tx, body, () => listOthersOfGroup(tx, before.groupId, id))
    const types = await readTypes(tx, id)
    const after = { ...before, ...rowOf(body), version: version + 1 }
    await tx.update(facilities).set(after).where(eq(facilities.id, id))
    await writeTypes(tx, id, body.types)
    await recordChange(tx, deps, admin, {
      action: 'facility_changed',
      subjectId: id,
      before: facilityToWire(before, types),
      after: facilityToWire(after, body.types),
    })
  })
}

const rowOf = ({ name, name_ar, status }: Omit<FacilityBody, 'version'>) => ({
  title: name,
  titleAr: name_ar,
  status,
})
