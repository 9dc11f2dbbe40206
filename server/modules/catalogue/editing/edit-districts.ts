import type { AdminDistrictWire } from '@/lib/contract/schemas/content/city'
import type { DistrictBody, NewDistrictBody } from '@/lib/domain/content/city'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { freeSlug } from '@/server/modules/catalogue/slug'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertFreeNames } from './assert-free-names'
import {
  type DistrictRow,
  deleteDistrict,
  findCityForUpdate,
  findDistrictForUpdate,
  insertDistrict,
  listDistrictRows,
  listUsedDistricts,
  updateDistrictRow,
} from './city-store'
import { assertCurrent, recordChange } from './record-change'

export async function listAdminDistricts(
  { db }: Deps,
  cityId: string,
): Promise<{ data: AdminDistrictWire[] }> {
  const used = await listUsedDistricts(db, cityId)
  const rows = await listDistrictRows(db, cityId)
  return { data: rows.map((row) => ({ ...toWire(row), isUsed: used.has(row.id) })) }
}

export async function createDistrict(
  deps: Deps,
  admin: SignedIn,
  cityId: string,
  { name, name_ar }: NewDistrictBody,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await findCityForUpdate(tx, cityId))) throw new DomainError('not_found')
    await assertFreeName(tx, { name, name_ar, cityId, id: null })
    const taken = new Set((await listDistrictRows(tx, cityId)).map((one) => one.slug))
    const row = await insertDistrict(tx, { cityId, name, nameAr: name_ar, slug: freeSlug(name, taken) })
    await recordChange(tx, deps, admin, {
      action: 'district_created',
      subjectId: cityId,
      before: null,
      after: toWire(row),
    })
  })
}

export async function renameDistrict(
  deps: Deps,
  admin: SignedIn,
  id: string,
  { name, name_ar, version }: DistrictBody,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = assertCurrent(await findDistrictForUpdate(tx, id), version)
    await assertFreeName(tx, { name, name_ar, cityId: before.cityId, id })
    const row = await updateDistrictRow(tx, id, { name, nameAr: name_ar, version: version + 1 })
    await recordChange(tx, deps, admin, {
      action: 'district_changed',
      subjectId: before.cityId,
      before: toWire(before),
      after: toWire(row),
    })
  })
}

/** Removes a district without listings; throws `still_used` for one that has any. */
export async function removeDistrict(
  deps: Deps,
  admin: SignedIn,
  id: string,
  version: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = assertCurrent(await findDistrictForUpdate(tx, id), version)
    if ((await listUsedDistricts(tx, before.cityId)).has(id)) throw new DomainError('still_used')
    await deleteDistrict(tx, id)
    await recordChange(tx, deps, admin, {
      action: 'district_removed',
      subjectId: before.cityId,
      before: toWire(before),
      after: null,
    })
  })
}

const toWire = ({ id, name, nameAr, version }: DistrictRow) => ({ _id: id, name, name_ar: nameAr, version })

interface Named extends NewDistrictBody {
  cityId: string
  id: string | null
}

/** A typed district is found by its name in either language, so a city has each name once. */
function assertFreeName(tx: Db, { cityId, id, ...names }: Named): Promise<void> {
  return assertFreeNames(tx, names, async () =>
    (await listDistrictRows(tx, cityId)).filter((one) => one.id !== id),
  )
}
