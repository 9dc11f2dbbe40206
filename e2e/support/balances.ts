import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

/** An admin gives a user this much, in SAR. */
export async function addToBalance(
  admin: APIRequestContext,
  user: APIRequestContext,
  amount: number,
): Promise<void> {
  const { _id } = await (await user.get('/api/v1/user/profile')).json()
  const added = await admin.post(`/api/v1/admin/balances/${_id}/adjustments`, {
    data: { direction: 'add', amount, reason: 'Test' },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(added.ok()).toBe(true)
}
