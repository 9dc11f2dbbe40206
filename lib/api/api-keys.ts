import { VENDOR_PATH } from '@/lib/domain/wire-names'

export const API_KEYS_PATH = `${VENDOR_PATH}/api-keys`
