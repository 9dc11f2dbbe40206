import type { TSchema } from '@sinclair/typebox'
import type { Schema } from 'yup'
import type { Language } from '@/lib/domain/account/account'
import { PROVEN_AREAS, type ProvenAct } from '@/lib/domain/account/fresh-proof'
import type { AdminArea } from '@/lib/domain/admin/areas'
import type { SpecialRight } from '@/lib/domain/admin/roles'
import type { KeyScope } from '@/lib/domain/api-keys/api-key'
import type { ErrorCode } from '@/lib/domain/issues'
import type { VendorAction } from '@/lib/domain/policy/vendor-policy'

/** Who may call a route; `applicant` is also a user whose vendor application waits, `anyAdmin` an admin also before the second step. */
export const ACCESS = ['public', 'user', 'applicant', 'vendor', 'anyAdmin', 'admin'] as const
export type Access = (typeof ACCESS)[number]

/** Whether a route belongs to the console, which does not exist for others. */
export const isOfConsole = (access: Access | undefined) => access === 'admin' || access === 'anyAdmin'

export const SAFE_METHODS = ['GET', 'HEAD']

/** What one user, or the address of a visitor, may cause only so often (`server/plugins/usage-limits.ts`). */
export type LimitedUse =
  | 'webhookTest'
  | 'calendarImport'
  | 'newListing'
  | 'duplicate'
  | 'export'
  | 'invitation'
  | 'appointment'
  | 'walletCode'
  | 'walletSession'
  | 'translation'

/** An answer that is a file. */
export interface FileAnswer {
  readonly mediaType: string | readonly string[]
}

/** One call of the contract. Inputs are yup schemas, which forms share; answers are schemas of TypeBox. */
export interface Route {
  access: Access
  /** the part of the console of a route for admins: a GET needs the right to read it, all others to write */
  area?: AdminArea
  /** the right that is asked for in place of writing in the area */
  right?: SpecialRight
  /** what a member of a vendor does by a route for vendors and applicants */
  action?: VendorAction
  /** the scopes of which one admits an API key; without it the route refuses every key */
  keyScopes?: readonly KeyScope[]
  /** the act that needs a fresh proof of its user; a change in a proven area of the console has one without it */
  proof?: ProvenAct
  /** how often one user may call it in a period */
  use?: LimitedUse
  /** seconds for which shared caches may reuse the answer; without it the answer is private */
  cacheSeconds?: number
  /** the answer does not vary by language: a picture */
  isSameForAll?: boolean
  /** a GET that changes state (the specification has one): guarded like the unsafe methods */
  changesState?: boolean
  params?: Schema<unknown>
  query?: Schema<unknown>
  body?: Schema<unknown>
  /** a body in each language, for the description */
  example?: Readonly<Record<Language, object>>
  /** of a body that holds a file as text; 64 KB without it */
  maxBodyBytes?: number
  /** the field of the pictures that are sent in place of a body */
  upload?: 'image' | 'images'
  /** whether a call is done once by its `Idempotency-Key`, and whether it needs one */
  idempotencyKey?: 'required' | 'optional'
  /** 200 unless it says otherwise; 204 without an answer */
  status?: 201
  answer?: TSchema | FileAnswer
  /** the codes that its handler refuses with, beside those of the plugins (`route-errors.ts`) */
  errors?: readonly ErrorCode[]
}

/** What a call has to prove freshly: the act of its route, or that it changes something in a proven area of the console. */
export function proofOf(method: string, { area, proof }: Partial<Route>): ProvenAct | undefined {
  const isProvenArea = area !== undefined && PROVEN_AREAS.includes(area)
  return proof ?? (isProvenArea && !SAFE_METHODS.includes(method) ? 'console' : undefined)
}

/** The calls of one noun by method and path: `GET /favourites/:id`, below `/api/v1`, with rightly spelt names. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Route>>

export const file = <const T extends string | readonly string[]>(mediaType: T) => ({ mediaType })

/** An example without words of a language. */
export const inBoth = (body: object) => ({ ar: body, en: body })
