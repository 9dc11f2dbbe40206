import type { PrivacyRequestBody, PrivacyRequestKind } from '@/lib/domain/account/privacy-request'
import { riyadhDay } from '@/lib/domain/time/days'
import type { TestApp } from './test-app'
import { aGuest, anAdmin, type TestUser } from './users'

export const aPrivacyRequest = ({ clock }: TestApp, kind: PrivacyRequestKind): PrivacyRequestBody => ({
  kind,
  note: 'Wrote to us by mail',
  receivedOn: riyadhDay(clock.now()),
})

/** The id of a request that an admin has recorded for a user. */
export async function aWaitingPrivacyRequest(
  test: TestApp,
  kind: PrivacyRequestKind,
  user?: TestUser,
): Promise<string> {
  const as = await anAdmin(test)
  const { id } = user ?? (await aGuest(test))
  const body = aPrivacyRequest(test, kind)
  const answer = await test.call('POST', `/admin/users/${id}/privacy-requests`, { as, body })
  if (answer.status !== 204) throw new Error(JSON.stringify(answer.body))
  const list = await test.call('GET', '/admin/privacy-requests', { as })
  return list.body.data.find((one: { user: { _id: string } }) => one.user._id === id)._id
}
