import type { KeyScope } from '@/lib/domain/api-keys/api-key'
import type { TestApp } from './test-app'
import type { TestUser } from './users'

/** A new API key of a vendor. */
export async function anApiKey(test: TestApp, vendor: TestUser, scopes: KeyScope[]): Promise<string> {
  const body = { name: 'Channel manager', scopes }
  return (await test.call('POST', '/vender/api-keys', { as: vendor, body })).body.key
}
