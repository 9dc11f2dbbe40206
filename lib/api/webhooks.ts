import { VENDOR_PATH } from '@/lib/domain/wire-names'

export const WEBHOOKS_PATH = `${VENDOR_PATH}/webhooks`
