import { asc, eq } from 'drizzle-orm'
import type { NewCannedAnswerBody } from '@/lib/domain/inbox/canned-answer'
import type { Db } from '@/server/db/db'
import { cannedAnswers } from '@/server/db/schema/conversations/inbox'

export type CannedAnswer = typeof cannedAnswers.$inferSelect

export const answerToRow = ({ title, title_ar, text, text_ar }: NewCannedAnswerBody) => ({
  title,
  titleAr: title_ar,
  body: text,
  bodyAr: text_ar,
})

export const listRows = (db: Db) =>
  db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title), asc(cannedAnswers.id))

export async function lockCannedAnswer(tx: Db, id: string): Promise<CannedAnswer | undefined> {
  const [row] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update')
  return row
}
