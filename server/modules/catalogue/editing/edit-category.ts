import { eq } from 'drizzle-orm'
import type { AdminCategoryWire, CategoryBody } from '@/lib/contract/schemas/content/category'
import { categories } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { type CategoryRow, listCategoryRows } from '@/server/modules/catalogue/store'
import { assertOwnPictures } from '@/server/modules/platform/uploads/assert-own-uploads'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertCurrent, recordChange } from './record-change'

export async function listAdminCategories({ db }: Deps): Promise<{ data: AdminCategoryWire[] }> {
  return { data: (await listCategoryRows(db)).map(toWire) }
}

/** Changes a category; throws `changed_meanwhile` when another admin was faster. */
export async function updateCategory(
  deps: Deps,
  admin: SignedIn,
  id: string,
  { version, ...body }: CategoryBody,
): Promise<AdminCategoryWire> {
  return deps.db.transaction(async (tx) => {
    const [stored] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
    const before = assertCurrent(stored, version)
    if (before.image !== body.image) await assertOwnPictures(tx, { userId: admin._id }, { image: body.image })
    const [row] = await tx
      .update(categories)
      .set({ ...rowOf(body), version: version + 1 })
      .where(eq(categories.id, id))
      .returning()
    const after = toWire(row as CategoryRow)
    await recordChange(tx, deps, admin, {
      action: 'category_changed',
      subjectId: id,
      before: toWire(before),
      after,
    })
    return after
  })
}

const rowOf = ({ name, name_ar, blurb_ar, ...body }: Omit<CategoryBody, 'version'>) => ({
  ...body,
  category: name,
  categoryAr: name_ar,
  blurbAr: blurb_ar,
})

function toWire(row: CategoryRow): AdminCategoryWire {
  const { id, type, category, categoryAr, blurb, blurbAr, image, status, version } = row
  return {
    _id: id,
    type,
    name: category,
    name_ar: categoryAr,
    blurb,
    blurb_ar: blurbAr,
    image,
    status,
    version,
  }
}
