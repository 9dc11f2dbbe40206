import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import type { TestApp } from '../test-app'
import type { Host } from '../users'

/** A call of vendors that succeeds: whose it is, what replaces the parameter of the route, the body, the line that it leaves. */
export interface VendorCall {
  host: Host
  id?: string
  body?: object
  /** behind the address of a GET */
  query?: string
  act?: TrailAct
}

/** By method and route: sets a scene and says the call. */
export type VendorCalls = Record<string, (test: TestApp) => Promise<VendorCall>>
