import { asc, eq, ne, sql } from 'drizzle-orm'
import type { AdminFacilityGroupWire, AdminFacilityWire } from '@/lib/contract/schemas/content/facility'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/db'
import { facilities, facilityGroups, facilityTypes } from '@/server/db/schema/catalogue/catalogue'

export type GroupRow = typeof facilityGroups.$inferSelect
type FacilityRow = typeof facilities.$inferSelect

export function groupToWire(row: GroupRow): Omit<AdminFacilityGroupWire, 'facilities'> {
  const { id, name, nameAr, icon, status, version } = row
  return { _id: id, name, name_ar: nameAr, icon: icon as AdminFacilityGroupWire['icon'], status, version }
}

export function facilityToWire(row: FacilityRow, types: PropertyType[]): AdminFacilityWire {
  const { id, title, titleAr, isCounted, status, version } = row
  return { _id: id, name: title, name_ar: titleAr, isCounted, types, status, version }
}

/** The groups with their facilities, all in their order. */
export async function listGroups(db: Db): Promise<AdminFacilityGroupWire[]> {
  const groups = await db
    .select()
    .from(facilityGroups)
    .orderBy(asc(facilityGroups.position), asc(facilityGroups.id))
  const members = await db.select().from(facilities).orderBy(asc(facilities.position), asc(facilities.id))
  const types = await db.select().from(facilityTypes)
  const typesOf = (id: string) => types.flatMap((one) => (one.facilityId === id ? [one.type] : []))
  return groups.map((group) => ({
    ...groupToWire(group),
    facilities: members
      .filter(({ groupId }) => groupId === group.id)
      .map((row) => facilityToWire(row, typesOf(row.id))),
  }))
}

export async function findGroupForUpdate(tx: Db, id: string): Promise<GroupRow | undefined> {
  const [row] = await tx.select().from(facilityGroups).where(eq(facilityGroups.id, id)).for('update')
  return row
}

export async function findFacilityForUpdate(tx: Db, id: string): Promise<FacilityRow | undefined> {
  const [row] = await tx.select().from(facilities).where(eq(facilities.id, id)).for('update')
  return row
}

export async function listOtherGroups(tx: Db, id = ''): Promise<GroupRow[]> {
  return tx.select().from(facilityGroups).where(ne(facilityGroups.id, id))
}

/** The other facilities of a group, by the names that a body has. */
export async function listOthersOfGroup(tx: Db, groupId: string, id = '') {
  const rows = await tx.select().from(facilities).where(eq(facilities.groupId, groupId))
  return rows.filter((row) => row.id !== id).map(({ title, titleAr }) => ({ name: title, nameAr: titleAr }))
}

export async function readTypes(tx: Db, id: string): Promise<PropertyType[]> {
  const rows = await tx.select().from(facilityTypes).where(eq(facilityTypes.facilityId, id))
  return rows.map(({ type }) => type)
}

export async function writeTypes(tx: Db, id: string, types: readonly PropertyType[]): Promise<void> {
  await tx.delete(facilityTypes).where(eq(facilityTypes.facilityId, id))
  await tx.insert(facilityTypes).values([...new Set(types)].map((type) => ({ facilityId: id, type })))
}

/** The condition of `changeOrder` for one group. */
export const inGroup = (groupId: string) => sql`group_id = ${groupId}`
