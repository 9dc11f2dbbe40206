import type { CannedAnswerWire } from '@/lib/contract/schemas/inbox/canned-answer'
import type { Db } from '@/server/db/db'
import { type CannedAnswer, listRows } from './store'

export const answerToWire = ({
  id,
  title,
  titleAr,
  body,
  bodyAr,
  version,
}: CannedAnswer): CannedAnswerWire => ({
  _id: id,
  title,
  title_ar: titleAr,
  text: body,
  text_ar: bodyAr,
  version,
})

export async function listCannedAnswers(db: Db): Promise<CannedAnswerWire[]> {
  return (await listRows(db)).map(answerToWire)
}
