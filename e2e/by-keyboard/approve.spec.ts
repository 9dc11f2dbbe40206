import { ADMIN_PHONE, expect, newPhone } from '../support/fixtures'
import { test } from '../support/keyboard'
import { sendListing } from '../support/own-listing'
import { DEMO_HOST, signIn, signInHere } from '../support/vendors'

test('by keys alone an admin finds a listing that waits, and publishes it', async ({
  page,
  playwright,
  baseURL,
  keys,
  t,
  at,
}) => {
  const name = `Palm ${newPhone()}`
  const host = await signIn(playwright, baseURL, DEMO_HOST.phone)
  const id = await sendListing(host, name)
  await signInHere(page, ADMIN_PHONE)
  await page.goto(at('/admin/services'))
  await keys.tabTo('searchbox', t('admin.services.search'))
  await keys.type(name)
  await keys.press('Enter')
  await expect(page).toHaveURL(/q=Palm/)
  await keys.enter('button', name)
  await keys.enter('link', `${t('admin.services.look')} ${name}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await keys.enter('button', t('admin.services.verbs.publish.name'))
  await keys.hears(t('admin.services.verbs.publish.done'))
  await keys.stop()
  expect((await host.delete(`/api/v1/chalet/${id}`)).status()).toBe(204)
})
