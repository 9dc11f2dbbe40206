import type { CleanerLink } from '@/lib/contract/schemas/cleaning/wire'
import { painted, upload } from './pictures'
import type { Answer, TestApp } from './test-app'
import type { TestUser } from './users'

/** A cleaner of these listings with a link. */
export async function linkOf(
  test: TestApp,
  as: TestUser,
  listingIds: string[],
  name = 'Mariam',
): Promise<CleanerLink> {
  const body = { name, phone: '0590000044', listingIds }
  const answer = await test.call('POST', '/vender/cleaning/cleaners', { as, body })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** Sends a photo of a task by a link. */
export async function sendPhoto(test: TestApp, token: string, taskId: string, shade = 120): Promise<Answer> {
  const bytes = await painted(300, 300, shade).png().toBuffer()
  const path = `/cleaning/${token}/tasks/${taskId}/photos`
  return upload(test, undefined, [{ field: 'image', bytes }], { path })
}
