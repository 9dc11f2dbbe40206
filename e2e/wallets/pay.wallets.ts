import type { Page } from '@playwright/test'
import { type MoyasarServer, startMoyasar } from '../../__tests__/server/support/outside/moyasar-server'
import { appleToken } from '../../__tests__/server/support/outside/moyasar-wallets'
import { expectAccessible } from '../support/accessible'
import { bookStay, findStay } from '../support/bookings'
import { expect, test } from '../support/fixtures'
import { weekendOf } from '../support/stay-days'
import { MOYASAR_PORT } from './moyasar-port'

let moyasar: MoyasarServer
test.beforeAll(async () => {
  moyasar = await startMoyasar(MOYASAR_PORT)
})
test.afterAll(() => moyasar.close())

// The browser notes each refused call.
test.use({ allowedInConsole: [/status of 4(?:09|22)/] })

/** The page that pays a booking of the next free weekend in full. */
async function openPayment(page: Page, at: (path: string) => string): Promise<string> {
  const options = { paymentType: 'fullPayment', bookingType: 'instant' }
  const stay = await findStay(page.request, weekendOf('first', 'ar'), options)
  const { _id } = await bookStay(page.request, stay, 'fullPayment')
  await page.goto(at(`/booking/${_id}/pay`))
  return _id
}

test('STC Pay: a wrong code, another one, the confirmation and the receipt', async ({
  asGuest: page,
  t,
  at,
}) => {
  const id = await openPayment(page, at)
  await page.getByRole('radio', { name: new RegExp(t('pay.ways.stcpay')) }).check()
  await expect(page.getByLabel(t('pay.stcPay.number'))).toHaveValue(/^055\d{7}$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('pay.stcPay.send') }).click()
  await expect(page.getByRole('heading', { name: t('pay.stcPay.codeTitle') })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('987654')
  await page.getByRole('button', { name: t('pay.stcPay.confirm'), exact: true }).click()
  await expect(page.getByText(t('pay.declined.code'))).toBeVisible()
  await page.getByRole('button', { name: t('pay.stcPay.send') }).click()
  await expect(page.getByRole('heading', { name: t('pay.stcPay.codeTitle') })).toBeVisible()
  await page.keyboard.type('123456')
  await page.getByRole('button', { name: t('pay.stcPay.confirm'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('success.confirmed.title') })).toBeVisible()
  await page.goto(at(`/booking/${id}/receipt`))
  await expect(page.getByText(t('vocabulary.paymentMethod.stcpay'))).toBeAttached()
  expect(moyasar.charges).toBe(1)
})

test('Apple Pay: a declined card, then a payment in Apple’s sheet', async ({ asGuest: page, t, at }) => {
  const before = moyasar.charges
  await page.addInitScript(playSafari, [appleToken('declined'), appleToken('approved')])
  await openPayment(page, at)
  const button = page.getByRole('button', { name: t('pay.applePay.button') })
  await expectAccessible(page)
  await button.click()
  await expect(page.getByText(t('pay.declined.funds'))).toBeVisible()
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: t('success.confirmed.title') })).toBeVisible()
  expect(moyasar.charges).toBe(before + 1)
  expect(moyasar.appleSessions.at(-1)).toMatchObject({ domain_name: 'localhost' })
})

test('Apple reads the file of our domain at its address', async ({ request }) => {
  const file = await request.get('/.well-known/apple-developer-merchantid-domain-association')
  expect([file.status(), await file.text()]).toEqual([200, 'the file of Apple'])
  expect(file.headers()['content-type']).toContain('text/plain')
})

/** Apple's sheet as a payer sees it who confirms at once, in a browser that has none: each sheet pays with the next token. */
function playSafari(tokens: string[]): void {
  class ApplePaySession {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static canMakePayments = () => true
    static supportsVersion = () => true
    onvalidatemerchant: ((event: { validationURL: string }) => void) | null = null
    onpaymentauthorized: ((event: { payment: { token: unknown } }) => void) | null = null
    oncancel: (() => void) | null = null
    begin() {
      const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession'
      queueMicrotask(() => this.onvalidatemerchant?.({ validationURL }))
    }
    abort() {
      this.oncancel?.()
    }
    completeMerchantValidation() {
      const token: unknown = JSON.parse(tokens.shift() ?? '{}')
      this.onpaymentauthorized?.({ payment: { token } })
    }
    completePayment() {}
  }
  Object.assign(window, { ApplePaySession })
}
