import { randomUUID } from 'node:crypto'
import { expect } from '../support/fixtures'
import { test } from '../support/keyboard'
import { part, textPart } from '../support/tree'
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
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    part(
      'region',
      t('messages.thread'),
      part('heading level=2', /./),
      part('link', /./),
      part('button', t('messages.block')),
      part(
        'log',
        new RegExp(t('messages.logOf', { name: '' })),
        textPart('paragraph', t('messages.today')),
        textPart('text', t('messages.youSaid')),
        textPart('paragraph', 'Is there a lift?'),
        textPart('time', /\d/),
        textPart('text', new RegExp(`${t('messages.sent')}.*:`)),
        textPart('paragraph', 'Yes, there are two.'),
        textPart('time', /\d/),
        part('button', t('report.open.message')),
      ),
      part('list', t('messages.quickReplies')),
      part('button', t('messages.attach')),
      part('textbox', t('messages.write')),
      part('button disabled', t('messages.send')),
    ),
  )
})
