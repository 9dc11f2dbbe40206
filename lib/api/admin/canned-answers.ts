import { http } from '@/lib/api/browser'
import type { CannedAnswerWire, NewCannedAnswerBody } from '@/lib/domain/inbox/canned-answer'

export const CANNED_ANSWERS_PATH = 'admin/canned-answers'

const pathOf = ({ _id }: CannedAnswerWire) => `${CANNED_ANSWERS_PATH}/${encodeURIComponent(_id)}`

export const createCannedAnswer = (body: NewCannedAnswerBody) =>
  http.send<CannedAnswerWire>('post', CANNED_ANSWERS_PATH, body)

export const updateCannedAnswer = (answer: CannedAnswerWire, body: NewCannedAnswerBody) =>
  http.send<CannedAnswerWire>('put', pathOf(answer), { ...body, version: answer.version })

export const removeCannedAnswer = (answer: CannedAnswerWire) =>
  http.send<void>('post', `${pathOf(answer)}/remove`, { version: answer.version })
