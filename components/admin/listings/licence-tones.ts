import type { BadgeTone } from '@/components/ui/badge'
import type { LicenceState } from '@/lib/domain/listing/licence'

export const LICENCE_TONES: Record<LicenceState, BadgeTone> = {
  missing: 'warn',
  expired: 'err',
  ends_soon: 'warn',
  valid: 'ok',
}
