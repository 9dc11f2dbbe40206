import { http } from '@/lib/api/browser'
import type { EnrolmentWire, RecoveryCodesWire } from '@/lib/domain/admin/two-step'

export const ADMIN_SESSION_PATH = 'admin/session'
const ENROLMENT_PATH = 'admin/two-step/enrolment'

export const beginEnrolment = () => http.send<EnrolmentWire>('post', ENROLMENT_PATH, {})
export const confirmEnrolment = (code: string) =>
  http.send<RecoveryCodesWire>('put', ENROLMENT_PATH, { code })
export const renewRecoveryCodes = (code: string) =>
  http.send<RecoveryCodesWire>('post', 'admin/two-step/recovery-codes', { code })
export const passSecondStep = (code: string) => http.send<void>('post', 'admin/two-step', { code })
