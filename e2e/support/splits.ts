import { type APIRequestContext, expect } from '@playwright/test'
import type { SplitWire } from '@/lib/contract/schemas/splits/wire'
import { billOfDueNow } from '../../lib/domain/booking/money/due'
import { fromSar, toSar } from '../../lib/domain/money'
import { equalShares } from '../../lib/domain/splits/split'

/** Splits a booking in equal shares by the call itself. */
export async function beginSplit(
  guest: APIRequestContext,
  bookingId: string,
  people: number,
): Promise<SplitWire> {
  const booking = await (await guest.get(`/api/v1/bookings/${bookingId}`)).json()
  const shares = equalShares(fromSar(billOfDueNow(booking).amount), people).map(toSar)
  const begun = await guest.post(`/api/v1/bookings/${bookingId}/split`, { data: { shares } })
  expect(begun.status()).toBe(200)
  return (await begun.json()).split
}

/** Begins to pay a share; answers the id of the payment at the sandbox. */
export async function beginSharePayment(
  payer: APIRequestContext,
  token: string,
  share: number,
): Promise<string> {
  const begun = await payer.post(`/api/v1/splits/${token}/pay`, { data: { share } })
  expect(begun.status()).toBe(200)
  return (await begun.json()).payment.actionUrl.split('/').at(-1)
}

/** Pays a share at the sandbox. */
export async function payShareBySandbox(
  payer: APIRequestContext,
  token: string,
  share: number,
): Promise<void> {
  const id = await beginSharePayment(payer, token, share)
  const choice = { method: 'mada', outcome: 'approved' }
  const chosen = await payer.post(`/api/v1/payments/sandbox/${id}/choose`, { data: choice })
  expect(chosen.status()).toBe(200)
  const checked = await payer.post(`/api/v1/splits/${token}/check`)
  expect((await checked.json()).outcome).toBe('paid')
}
