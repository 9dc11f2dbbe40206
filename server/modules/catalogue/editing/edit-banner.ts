import { asc, desc, eq, sql } from 'drizzle-orm'
import type { AdminBannerWire, BannerBody } from '@/lib/contract/schemas/content/banner'
import type { NewBannerBody } from '@/lib/domain/content/banner'
import type { Db } from '@/server/db/db'
import { banners } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { assertOwnPictures } from '@/server/modules/platform/uploads/assert-own-uploads'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertCurrent, recordChange, recordCreation } from './record-change'

type BannerRow = typeof banners.$inferSelect

/** The banners of both places, each in its order. */
export async function listAdminBanners({ db }: Deps): Promise<{ data: AdminBannerWire[] }> {
  const order = [asc(banners.place), asc(banners.position), asc(banners.id)]
  const rows = await db
    .select()
    .from(banners)
    .orderBy(...order)
  return { data: rows.map(toWire) }
}

/** Adds a banner at the end of its place. */
export async function createBanner(
  deps: Deps,
  admin: SignedIn,
  body: NewBannerBody,
): Promise<AdminBannerWire> {
  await assertOwnPictures(deps.db, { userId: admin._id }, { image: body.image })
  return deps.db.transaction(async (tx) => {
    const position = await endOf(tx, body.place)
    const [row] = await tx
      .insert(banners)
      .values({ ...rowOf(body), position })
      .returning()
    const after = toWire(row as BannerRow)
    await recordCreation(tx, deps, admin, 'banner_created', after)
    return after
  })
}

/** Changes a banner; one that moves to the other place becomes the last there. */
export async function updateBanner(
  deps: Deps,
  admin: SignedIn,
  id: string,
  { version, ...body }: BannerBody,
): Promise<AdminBannerWire> {
  return deps.db.transaction(async (tx) => {
    const before = assertCurrent(await findForUpdate(tx, id), version)
    if (before.image !== body.image) await assertOwnPictures(tx, { userId: admin._id }, { image: body.image })
    const position = before.place === body.place ? before.position : await endOf(tx, body.place)
    const [row] = await tx
      .update(banners)
      .set({ ...rowOf(body), position, version: version + 1 })
      .where(eq(banners.id, id))
      .returning()
    const after = toWire(row as BannerRow)
    await recordChange(tx, deps, admin, {
      action: 'banner_changed',
      subjectId: id,
      before: toWire(before),
      after,
    })
    return after
  })
}

export async function removeBanner(deps: Deps, admin: SignedIn, id: string, version: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = assertCurrent(await findForUpdate(tx, id), version)
    await tx.delete(banners).where(eq(banners.id, id))
    await recordChange(tx, deps, admin, {
      action: 'banner_removed',
      subjectId: id,
      before: toWire(before),
      after: null,
    })
  })
}

async function findForUpdate(tx: Db, id: string): Promise<BannerRow | undefined> {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for('update')
  return row
}

async function endOf(tx: Db, place: BannerRow['place']): Promise<number> {
  const [last] = await tx
    .select({ position: banners.position })
    .from(banners)
    .where(eq(banners.place, place))
    .orderBy(desc(banners.position))
    .limit(1)
  return (last?.position ?? -1) + 1
}

/** The condition of `changeOrder` for one place. */
export const inPlace = (place: BannerRow['place']) => sql`place = ${place}`

const rowOf = ({ title_ar, ...body }: NewBannerBody) => ({ ...body, titleAr: title_ar })

function toWire(row: BannerRow): AdminBannerWire {
  const { id, titleAr, position: _position, ...shown } = row
  return { _id: id, title_ar: titleAr, ...shown }
}
