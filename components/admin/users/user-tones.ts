import type { BadgeTone } from '@/components/ui/badge'
import type { UserState } from '@/lib/domain/admin/user-wire'

export const USER_TONES: Record<UserState, BadgeTone> = { active: 'ok', blocked: 'err', closed: 'plain' }
