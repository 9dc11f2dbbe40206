import type { VendorState } from '@/lib/domain/vendor'

export const PROFILE_PATH = 'user/profile'
export const SESSIONS_PATH = 'user/sessions'
export const BLOCKERS_PATH = 'user/delete-blockers'
export const OWN_APPLICATION_PATH = 'user/vender-application'

/** An address of the browser: the file is saved, not read. */
export const EXPORT_HREF = '/api/v1/user/export'

export const balancePath = (page: number) => `user/balance?page=${page}`
export const applicationsPath = (state: VendorState, page: number) =>
  `admin/vendors?state=${state}&page=${page}`
