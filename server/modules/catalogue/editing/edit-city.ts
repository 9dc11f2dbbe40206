import type { AdminCityWire } from '@/lib/contract/schemas/content/city'
import type { CityBody, NewCityBody } from '@/lib/domain/content/city'
import { DomainError, issue } from '@/lib/domain/issues'
import { slugOf } from '@/lib/domain/text/slug'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { freeSlug } from '@/server/modules/catalogue/slug'
import { type CityRow, cityToWire, listCityRows } from '@/server/modules/catalogue/store'
import { assertOwnPictures } from '@/server/modules/platform/uploads/assert-own-uploads'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertFreeNames } from './assert-free-names'
import { findCityForUpdate, insertCity, updateCityRow } from './city-store'
import { assertCurrent, recordChange, recordCreation } from './record-change'

const toWire = (row: CityRow): AdminCityWire => ({ ...cityToWire(row), version: row.version })

export async function listAdminCities({ db }: Deps): Promise<{ data: AdminCityWire[] }> {
  return { data: (await listCityRows(db)).map(toWire) }
}

/** Adds a city at the end of the list. */
export async function createCity(deps: Deps, admin: SignedIn, body: NewCityBody): Promise<AdminCityWire> {
  await assertOwnPictures(deps.db, { userId: admin._id }, { image: body.image })
  return deps.db.transaction(async (tx) => {
    await assertFreeName(tx, body, null)
    const slug = freeSlug(body.name, await slugsOfOthers(tx, null))
    const city = toWire(await insertCity(tx, { ...rowOf(body), slug }))
    await recordCreation(tx, deps, admin, 'city_created', city)
    return city
  })
}

/** Changes a city; a new slug leaves the old one to lead to it. Throws `changed_meanwhile` when another admin was faster. */
export async function updateCity(
  deps: Deps,
  admin: SignedIn,
  id: string,
  { version, slug, ...body }: CityBody,
): Promise<AdminCityWire> {
  return deps.db.transaction(async (tx) => {
    const before = assertCurrent(await findCityForUpdate(tx, id), version)
    if (before.image !== body.image) await assertOwnPictures(tx, { userId: admin._id }, { image: body.image })
    await assertFreeName(tx, body, id)
    const slugs = await changeSlug(tx, before, { ...body, slug })
    const city = toWire(await updateCityRow(tx, id, { ...rowOf(body), ...slugs, version: version + 1 }))
    await recordChange(tx, deps, admin, {
      action: 'city_changed',
      subjectId: id,
      before: toWire(before),
      after: city,
    })
    return city
  })
}

/** Searches, addresses and drafts name a city by either name, so that no two may share one. */
function assertFreeName(tx: Db, body: NewCityBody, id: string | null): Promise<void> {
  return assertFreeNames(tx, body, async () => (await listCityRows(tx)).filter((one) => one.id !== id))
}

/** Of two cities one slug would mean either. Call it after `assertFreeName`, which lets one admin write at a time. */
async function slugsOfOthers(tx: Db, id: string | null): Promise<Set<string>> {
  const others = (await listCityRows(tx)).filter((one) => one.id !== id)
  return new Set(others.flatMap(({ slug, oldSlugs }) => [slug, ...oldSlugs]))
}

/** A city may take back a slug that it had. The slugs of names that go stay too: links of searches have a name of either language. */
async function changeSlug(
  tx: Db,
  { id, name, nameAr, slug: before, oldSlugs }: CityRow,
  { slug = before, ...after }: Pick<CityBody, 'name' | 'name_ar' | 'slug'>,
) {
  const others = await slugsOfOthers(tx, id)
  if (slug !== before && others.has(slug)) {
    throw new DomainError('invalid', { issues: [issue('slug', 'slug_taken')] })
  }
  const gone = [...(name === after.name ? [] : [name]), ...(nameAr === after.name_ar ? [] : [nameAr])]
  const named = gone.map(slugOf).filter((one) => one && !others.has(one))
  const old = [...oldSlugs, before, ...named]
  return { slug, oldSlugs: [...new Set(old)].filter((one) => one !== slug) }
}

function rowOf({ name_ar, title_ar, ...body }: NewCityBody) {
  return { ...body, nameAr: name_ar, titleAr: title_ar }
}
