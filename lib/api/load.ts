import { cookies, headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { addressOf } from '@/lib/contract/address'
import type { AdminSessionWire } from '@/lib/contract/schemas/admin/session'
import type { AnswerOf, InputArgument, RouteName } from '@/lib/contract/types'
import type { Membership } from '@/lib/domain/account/membership'
import { codeCookieNames } from '@/lib/domain/account/one-time-code'
import { type AdminArea, mayRead, TWO_STEP_PAGE } from '@/lib/domain/admin/areas'
import { isConsoleOpen } from '@/lib/domain/admin/two-step'
import { VENDOR_PARAM } from '@/lib/domain/policy/vendor-pages'
import { isHttps } from '@/lib/env'
import { redirect } from '@/lib/i18n/navigation'
import { sessionCookieName } from '@/lib/session/cookie'
import { PAGE_ADDRESS_HEADER } from '@/lib/session/page-headers'
import { makeAnswerPrivate } from '@/lib/session/rendered-answer'
import { ApiError } from './http'
import { createPageHttp, failingSoon } from './page-http'

/** The answer to a private read, or why there is none. */
export type PrivateAnswer<T> = { state: 'found'; data: T } | { state: 'visitor' } | { state: 'notFound' }

/**
 * Calls a route for a page of a signed-in user, with the token of the cookie, never cached; 400, 403 and 404 all become
 * `notFound`. Other failures throw.
 */
export async function load<Name extends RouteName>(
  name: Name,
  ...[input]: InputArgument<Name>
): Promise<PrivateAnswer<AnswerOf<Name>>> {
  const { method, path } = addressOf(name, input ?? {})
  return loadPath<AnswerOf<Name>>(method, path)
}

/** The same for a page of a split, which whoever proved a number reads without a session. */
export async function loadAsPayer<Name extends RouteName>(
  name: Name,
  ...[input]: InputArgument<Name>
): Promise<PrivateAnswer<AnswerOf<Name>>> {
  const { method, path } = addressOf(name, input ?? {})
  const passName = codeCookieNames(isHttps()).pass
  const pass = (await cookies()).get(passName)?.value
  return loadPath<AnswerOf<Name>>(method, path, pass ? { cookie: `${passName}=${pass}` } : {})
}

/** The same for an address that is not made of a route; `passed` are headers that a visitor has. */
export async function loadPath<T>(
  method: string,
  path: string,
  passed: Record<string, string> = {},
): Promise<PrivateAnswer<T>> {
  const token = (await cookies()).get(sessionCookieName())?.value
  if (!token && Object.keys(passed).length === 0) return { state: 'visitor' }
  makeAnswerPrivate()
  const headers = token ? { ...passed, authorization: `Bearer ${token}` } : passed
  const http = failingSoon(createPageHttp(headers))
  const options = method === 'GET' ? { cache: 'no-store' as const } : {}
  try {
    return { state: 'found', data: await http.request<T>(method, path, undefined, options) }
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    if (failure.status === 401) return { state: 'visitor' }
    if (![400, 403, 404].includes(failure.status)) throw failure
    if (path.startsWith('admin/') && path !== 'admin/session') await openConsole()
    return { state: 'notFound' }
  }
}

/** The same for a list whose page the address names: past the end it redirects to the last page. */
export async function loadPage<Name extends RouteName>(
  name: Name,
  ...input: InputArgument<Name>
): Promise<PrivateAnswer<AnswerOf<Name>>> {
  const answer = await load(name, ...input)
  if (answer.state === 'found' && isPage(answer.data)) await redirectToLastPage(answer.data)
  return answer
}

type Page = Record<'page' | 'pageSize' | 'total', number>

const isPage = (answer: unknown): answer is Page =>
  typeof answer === 'object' && answer !== null && 'pageSize' in answer && 'total' in answer

async function redirectToLastPage({ page, pageSize, total }: Page): Promise<void> {
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (page <= last) return
  const { pathname, searchParams } = await pageAddress()
  searchParams.set('page', String(last))
  redirect({ href: `${pathname}?${searchParams}`, locale: await getLocale() })
}

const pageAddress = async () => new URL((await headers()).get(PAGE_ADDRESS_HEADER) ?? '/', 'https://page')

/** Once a request, because the frame of a page and the page need the same. */
export const loadProfile = cache(() => load('GET /user/profile'))

/** The membership in which the session acts; null for visitors and strangers. */
export async function loadMember(): Promise<Membership | null> {
  const profile = await loadProfile()
  return profile.state === 'found' ? profile.data.vendor : null
}

/** The vendor that the page's address names, where the user is a member of it and acts for another one. */
export async function loadNamedVendor(): Promise<Membership | null> {
  const profile = await loadProfile()
  if (profile.state !== 'found') return null
  const { vendor, vendors } = profile.data
  const named = (await pageAddress()).searchParams.get(VENDOR_PARAM)
  return vendors.find(({ vendorId }) => vendorId === named && vendorId !== vendor?.vendorId) ?? null
}

/** Once a request, because layout and page need the same. */
export const loadAdminSession = cache(() => load('GET /admin/session'))

/**
 * The session of an admin in the console. For everybody else, and for a role that may not read `area`, the page does not
 * exist; an admin without the second step is redirected to it, with the address to return to.
 */
export async function openConsole(area?: AdminArea): Promise<AdminSessionWire> {
  const answer = await loadAdminSession()
  if (answer.state !== 'found') notFound()
  const { secondStep, role } = answer.data
  if (!isConsoleOpen(secondStep)) {
    const to = (await headers()).get(PAGE_ADDRESS_HEADER) ?? '/admin'
    redirect({ href: `/admin/${TWO_STEP_PAGE}?${new URLSearchParams({ to })}`, locale: await getLocale() })
  }
  if (area && !mayRead(role, area)) notFound()
  return answer.data
}
