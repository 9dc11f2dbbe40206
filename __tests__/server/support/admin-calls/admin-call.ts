import type { TestApp } from '../test-app'
import type { TestUser } from '../users'

/** A call of an admin that succeeds: what replaces the parameter of the route, the body, and who must make it. */
export interface AdminCall {
  id?: string
  body?: object
  as?: TestUser
}

/** By method and route: sets a scene and says the call. */
export type AdminCalls = Record<string, (test: TestApp) => Promise<AdminCall>>

export const REASON = { reason: 'The photos are of another place' }
