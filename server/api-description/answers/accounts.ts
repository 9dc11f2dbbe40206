import type { Profile } from '@/lib/domain/account/account'
import type { PhoneChangeWire } from '@/lib/domain/account/phone-change'
import type { DeletionStatus } from '@/lib/domain/account/privacy-request'
import type { SessionWire } from '@/lib/domain/account/profile'
import type { BalanceWire } from '@/lib/domain/ledger/balance'
import type { ChannelsWire } from '@/lib/domain/notifications/channels'
import type { TicketWire } from '@/lib/domain/notifications/live-events'
import type { PushKeyWire } from '@/lib/domain/notifications/push'
import type { SignedAddress } from '@/lib/domain/upload'
import type { CodeSent } from '@/server/modules/accounts/send-code'
import type { UserData } from '@/server/modules/personal-data/export-data'
import type { Empty, FileOf, List } from './kinds'

export interface AccountAnswers {
  'POST /user/login': { user: Pick<CodeSent, 'phone' | 'otp'>; data: Omit<CodeSent, 'phone' | 'otp'> }
  'POST /user/signup': CodeSent
  'POST /user/resend-otp': CodeSent
  'POST /user/verify': { token: string; device: string; user: Profile }
  'POST /user/logout': Empty
  'PUT /user/names': Profile
  'GET /user/profile': Profile
  'PUT /user/profile': Profile
  'POST /user/phone': CodeSent
  'PUT /user/phone': Profile
  'GET /user/phone-change': PhoneChangeWire
  'POST /user/phone-change': PhoneChangeWire
  'DELETE /user/phone-change': Empty
  'GET /user/proof': Empty
  'POST /user/proof': CodeSent
  'PUT /user/proof': Empty
  'GET /user/sessions': List<SessionWire>
  'POST /user/sessions/end': Empty
  'GET /user/export': UserData
  'GET /user/export.html': FileOf<'text/html'>
  'DELETE /user/profile': Empty
  'GET /user/delete-blockers': DeletionStatus
  'POST /user/delete-request': Empty
  'GET /user/push': PushKeyWire
  'PUT /user/push': Empty
  'DELETE /user/push': Empty
  'GET /user/channels': ChannelsWire
  'PUT /user/channels': ChannelsWire
  'POST /user/upload': { url: string }
  /** the addresses by the place of the picture: `0`, `1`, … */
  'POST /user/upload-multiple': Record<string, string>
  'GET /user/balance': BalanceWire
  'POST /documents/:id/address': SignedAddress
  'GET /documents/:id/file': FileOf<'image/webp' | 'application/pdf'>
  'GET /realtime/ticket': TicketWire
}
