import { randomUUID } from 'node:crypto'
import { expect } from '../support/fixtures'
import { test } from '../support/keyboard'
import { DEMO_HOST, signIn } from '../support/vendors'

test('messages: by keys alone a guest writes to a host, and each message is spoken once', async ({
  asGuest: page,
  playwright,
  baseURL,
  keys,
  t,
  at,
  isMobile,
}) => {
  await page.goto(at(`/chalets/${DEMO_HOST.atOnce[0]}`))
  await keys.enter('link', t('detail.host.message'))
  await page.waitForURL(/[?&]c=/)
  const box = await keys.tabTo('textbox', t('messages.write'))
  expect(box.states['multiline']).toBe(true)
  await keys.type('Is there a lift?')
  if (isMobile) await keys.enter('button', t('messages.send'))
  else await keys.press('Enter')
  await keys.hears('Is there a lift?')
  await keys.arrives('textbox', t('messages.write'))

  const id = new URL(page.url()).searchParams.get('c')
  const host = await signIn(playwright, baseURL, DEMO_HOST.phone)
  const data = { clientId: randomUUID(), body: 'Yes, there are two.' }
  expect((await host.post(`/api/v1/conversations/${id}/messages`, { data })).status()).toBe(201)
  await keys.hears('Yes, there are two.')
  await keys.stop()
})
