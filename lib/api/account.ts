import type { Names, Profile } from '@/lib/domain/account/account'
import type { PhoneChangeWire } from '@/lib/domain/account/phone-change'
import type { AccountBlockers, ProfileChanges } from '@/lib/domain/account/profile'
import { http } from './browser'
import { ApiError } from './http'

export const PROFILE_PATH = 'user/profile'
export const SESSIONS_PATH = 'user/sessions'
export const PHONE_CHANGE_PATH = 'user/phone-change'
const PROOF_PATH = 'user/proof'
export const BLOCKERS_PATH = 'user/delete-blockers'

/** Opened by the browser, which saves the file: one to read in the page's language, and one for programs. */
export const exportHref = (format: 'html' | 'json', language: string) =>
  format === 'json' ? '/api/v1/user/export' : `/api/v1/user/export.html?language=${language}`

/** `otp` is present only while the server echoes codes (contract.md, settled calls). */
interface LoginAnswer {
  user: { phone: string; otp?: string }
  data: { expiresIn: number; resendIn: number }
}

/** A code was sent. */
export interface CodeAnswer {
  phone: string
  otp?: string
  expiresIn: number
  resendIn: number
}

export const logIn = (phone: string) => http.send<LoginAnswer>('post', 'user/login', { phone })
export const signUp = (phone: string) => http.send<CodeAnswer>('post', 'user/signup', { phone })
export const resendCode = (phone: string) =>
  http.send<Partial<CodeAnswer>>('post', 'user/resend-otp', { phone })
export const saveNames = (names: Names) => http.send<Profile>('put', 'user/names', names)

export const changeProfile = (changes: ProfileChanges) => http.send<Profile>('put', 'user/profile', changes)
export const requestPhoneCode = (phone: string) => http.send<CodeAnswer>('post', 'user/phone', { phone })
export const changePhone = (phone: string, otp: string) =>
  http.send<Profile>('put', 'user/phone', { phone, otp })
export const beginPhoneChange = (phone: string, otp: string) =>
  http.send<PhoneChangeWire>('post', PHONE_CHANGE_PATH, { phone, otp })
export const stopPhoneChange = () => http.send<void>('delete', PHONE_CHANGE_PATH)

/** Resolves once the session is proven, for what the browser opens itself. */
export const assertProof = () => http.get<void>(PROOF_PATH)
export const requestProofCode = () => http.send<CodeAnswer>('post', PROOF_PATH, {})
export const giveProof = (otp: string) => http.send<void>('put', PROOF_PATH, { otp })

export const requestDeletion = () => http.send<void>('post', 'user/delete-request', {})
export const closeAccount = () => http.send<void>('delete', 'user/profile')

/** The reasons why an account cannot be closed, from the refusal that lists them; null for any other failure. */
export function blockersOf(failure: unknown): AccountBlockers | null {
  if (!(failure instanceof ApiError) || failure.code !== 'account_in_use') return null
  return (failure.answer.blockers as AccountBlockers | undefined) ?? null
}
