import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/open'
import { reviews } from '@/server/db/schema/bookings'

export async function readVisibility(db: Db, id: string) {
  const [row] = await db.select({ isHidden: reviews.isHidden }).from(reviews).where(eq(reviews.id, id))
  return row ?? null
}
