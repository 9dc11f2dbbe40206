import { workThrough } from '@/__tests__/server/support/outbox'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { aCompany, aHost, aMember, type Host } from '@/__tests__/server/support/users'
import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { availableOf } from '@/lib/domain/ledger/accounts'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { webhookDeliveries } from '@/server/db/schema/people/webhooks'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'
import type { VendorCall, VendorCalls } from './vendor-call'

const ACCOUNT = { iban: 'SA0380000000608010167519', holderName: 'Sara Alharbi' }
const WEBHOOK = { url: 'https://hooks.example.sa/diyar', events: ['booking.created'] }
const KEY = { name: 'Channel manager', scopes: ['bookings'] }
const FREEZE_S = 72 * 3600

/** The calls of vendors on members, keys, webhooks, papers and money. */
export const ACCOUNT_CALLS: VendorCalls = {
  'PUT /vender/company-name': async (test) => ({
    host: await aCompany(test),
    body: { companyName: 'Palm Hospitality' },
    act: 'company_name_proposed',
  }),
  'PUT /vender/vat-number': async (test) => ({
    host: await aHost(test),
    body: { vatNumber: '310122393500003' },
    act: 'vat_number_changed',
  }),
  'POST /vender/members/invitations': async (test) => ({
    host: await aHost(test),
    body: { phone: '0590000011', role: 'frontDesk' },
    act: 'member_invited',
  }),
  'DELETE /vender/members/invitations/:id': async (test) => {
    const host = await aHost(test)
    const id = await made(test, host, '/vender/members/invitations', {
      phone: '0590000011',
      role: 'frontDesk',
    })
    return { host, id, act: 'member_invitation_withdrawn' }
  },
  'PUT /vender/members/:id': async (test) => ({
    ...(await onMember(test, 'member_role_changed')),
    body: { role: 'finance' },
  }),
  'DELETE /vender/members/:id': async (test) => onMember(test, 'member_removed'),
  'POST /vender/members/:id/transfer': async (test) => onMember(test, 'ownership_transferred'),
  'POST /vender/api-keys': async (test) => ({ host: await aHost(test), body: KEY, act: 'api_key_created' }),
  'DELETE /vender/api-keys/:id': async (test) => {
    const host = await aHost(test)
    return { host, id: await made(test, host, '/vender/api-keys', KEY), act: 'api_key_revoked' }
  },
  'POST /vender/webhooks': async (test) => ({
    host: await aHost(test),
    body: WEBHOOK,
    act: 'webhook_created',
  }),
  'DELETE /vender/webhooks/:id': async (test) => onWebhook(test, 'webhook_deleted'),
  'POST /vender/webhooks/:id/test': async (test) => onWebhook(test, 'webhook_tested'),
  'POST /vender/webhook-deliveries/:id/again': async (test) => {
    const { host, id } = await onWebhook(test)
    await test.call('POST', `/vender/webhooks/${id}/test`, { as: host })
    await workThrough(test)
    const [delivery] = await test.db.select().from(webhookDeliveries)
    return { host, id: delivery?.id ?? '' }
  },
  'PUT /vender/bank-account': async (test) => ({
    host: await aHost(test),
    body: ACCOUNT,
    act: 'bank_account_changed',
  }),
  'POST /vender/payouts': async (test) => ({
    host: await aPayableHost(test),
    body: {},
    act: 'payout_requested',
  }),
  'POST /vender/payouts/last': async (test) => ({
    host: await aPayableHost(test),
    body: {},
    act: 'payout_requested',
  }),
  'PUT /vender/payout-schedule': async (test) => ({
    host: await aHost(test),
    body: { schedule: 'weekly', weekday: 'sunday' },
    act: 'payout_schedule_changed',
  }),
}

async function aPayableHost(test: TestApp): Promise<Host> {
  const host = await aHost(test)
  const { vendorId } = host
  const changedAt = test.clock.now()
  await test.db.insert(bankAccounts).values({ vendorId, ...ACCOUNT, isHolderTheVendor: true, changedAt })
  await earn(test, host)
  test.clock.pass(FREEZE_S)
  return host
}

async function made(test: TestApp, as: Host, path: string, body: object): Promise<string> {
  return (await test.call('POST', path, { as, body })).body._id
}

async function onMember(test: TestApp, act: TrailAct): Promise<VendorCall> {
  const host = await aHost(test)
  return { host, id: (await aMember(test, host.vendorId, 'calendar')).id, act }
}

async function onWebhook(test: TestApp, act?: TrailAct): Promise<VendorCall> {
  const host = await aHost(test)
  return { host, id: await made(test, host, '/vender/webhooks', WEBHOOK), ...(act ? { act } : {}) }
}

async function earn({ db, clock }: TestApp, { vendorId }: Host): Promise<void> {
  const amountHalalas = 88_500
  const cause = { kind: 'refund_credited', subject: 'earned', bookingId: null, now: clock.now() } as const
  await db.transaction((tx) =>
    postTransaction(tx, cause, [
      { account: 'psp_clearing', amountHalalas: -amountHalalas },
      { account: availableOf(vendorId), amountHalalas },
    ]),
  )
}
