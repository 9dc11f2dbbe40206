import type { Names, Profile } from '@/lib/domain/account'
import type { ProfileChanges } from '@/lib/domain/profile'
import { http } from './browser'

/** `otp` is present only while the server echoes codes (contract.md, settled calls). */
interface LoginAnswer {
  user: { phone: string; otp?: string }
  data: { expiresIn: number; resendIn: number }
}

interface SignUpAnswer {
  phone: string
  otp?: string
  expiresIn: number
  resendIn: number
}

export const logIn = (phone: string) => http.send<LoginAnswer>('post', 'user/login', { phone })
export const signUp = (phone: string) => http.send<SignUpAnswer>('post', 'user/signup', { phone })
export const resendCode = (phone: string) =>
  http.send<Partial<SignUpAnswer>>('post', 'user/resend-otp', { phone })
export const saveNames = (names: Names) => http.send<Profile>('put', 'user/names', names)

export const changeProfile = (changes: ProfileChanges) => http.send<Profile>('put', 'user/profile', changes)
export const askPhoneCode = (phone: string) => http.send<SignUpAnswer>('post', 'user/phone', { phone })
export const changePhone = (phone: string, otp: string) =>
  http.send<Profile>('put', 'user/phone', { phone, otp })
export const askDeleteCode = () => http.send<SignUpAnswer>('post', 'user/delete-code')
export const closeAccount = (otp: string) => http.send<void>('delete', 'user/profile', { otp })
