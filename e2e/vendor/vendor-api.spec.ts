import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/fixtures'
import { changeUser, DEMO_HOST } from '../support/vendors'

test('a vendor makes a key that is shown once, and an endpoint whose deliveries are listed and sent again @desktop', async ({
  page,
  t,
  at,
}) => {
  const address = 'https://pms.example.com/diyar'
  const keyName = 'Channel manager of the tests'
  const dialog = page.getByRole('dialog')
  await changeUser(page, DEMO_HOST.phone)
  await page.goto(at('/vendor-api'))
  await page.getByRole('button', { name: t('vendorApi.keys.add') }).click()
  await dialog.getByLabel(t('vendorApi.new.name')).fill(keyName)
  await dialog.getByRole('checkbox', { name: t('vendorApi.scopes.bookings') }).check()
  await dialog.getByRole('button', { name: t('vendorApi.new.create') }).click()
  await expect(dialog).toContainText(t('vendorApi.once.keyText'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('vendorApi.once.done') }).click()
  await expect(dialog).toHaveCount(0)
  const revoke = page.getByRole('button', { name: t('vendorApi.keys.revokeNamed', { name: keyName }) })
  await expect(revoke).toBeVisible()

  await page.getByRole('button', { name: t('vendorApi.webhooks.add') }).click()
  await dialog.getByLabel(t('vendorApi.webhooks.url')).fill(address)
  await dialog.getByRole('button', { name: t('vendorApi.webhooks.create') }).click()
  await expect(dialog).toContainText(t('vendorApi.webhooks.secretText'))
  await dialog.getByRole('button', { name: t('vendorApi.once.done') }).click()
  const endpoint = page.getByRole('listitem').filter({ hasText: address })
  await endpoint.getByRole('button', { name: t('vendorApi.webhooks.test') }).click()
  await endpoint.getByText(t('vendorApi.webhooks.deliveries')).click()
  const again = endpoint.getByRole('button', {
    name: t('vendorApi.webhooks.againNamed', { event: t('vendorApi.webhooks.names.test') }),
  })
  await expect(endpoint).toContainText(t('vendorApi.webhooks.states.failed'))
  await expectAccessible(page)
  await again.click()
  const toasts = page.locator('[data-toast]')
  await expect(toasts.filter({ hasText: t('vendorApi.webhooks.againSent') })).toBeVisible()
  await expect(again).toBeVisible()

  await page.getByRole('button', { name: t('vendorApi.webhooks.deleteNamed', { url: address }) }).click()
  await dialog.getByRole('button', { name: t('vendorApi.webhooks.remove.confirm') }).click()
  await expect(endpoint).toHaveCount(0)
  await revoke.click()
  await dialog.getByRole('button', { name: t('vendorApi.revoke.confirm') }).click()
  await expect(revoke).toHaveCount(0)
})
