import { ADMIN_PHONE, expect, newPhone } from '../support/fixtures'
import { test } from '../support/keyboard'
import { sendListing } from '../support/own-listing'
import { part, textPart, tree } from '../support/tree'
import { DEMO_HOST, signIn, signInHere } from '../support/vendors'

test('by keys alone an admin finds a listing that waits, and publishes it', async ({
  page,
  playwright,
  baseURL,
  keys,
  t,
  at,
  isMobile,
}) => {
  const name = `Palm ${newPhone()}`
  const host = await signIn(playwright, baseURL, DEMO_HOST.phone)
  const id = await sendListing(host, name)
  await signInHere(page, ADMIN_PHONE)
  await page.goto(at('/admin/services'))
  await keys.enter('link', t('layout.skip.content'))
  await keys.press('Tab')
  expect(await keys.stop()).toMatchObject({
    role: 'link',
    name: expect.stringContaining(t('admin.services.tabs.waiting')),
  })
  await keys.tabTo('searchbox', t('admin.services.search'))
  await keys.type(name)
  await keys.press('Enter')
  await expect(page).toHaveURL(/q=Palm/)
  await keys.enter('button', name)
  const columns = part('columnheader', t('admin.services.columns.name'))
  const ticked = part('cell', undefined, part('checkbox', t('admin.services.bulk.select', { name })))
  const opener = part('cell', undefined, part('button expanded', name))
  const state = part('cell', t('vocabulary.serviceState.in_review'))
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    tree(
      part('navigation', t('admin.rooms.label')),
      part('heading level=1', t('admin.services.title')),
      part('navigation', t('admin.table.tabs')),
      part('search', t('admin.table.find'), part('searchbox', t('admin.services.search'))),
      textPart('status', t('admin.table.range', { from: 1, to: 1, total: 1 })),
      part(
        'table',
        t('admin.services.title'),
        ...(isMobile ? [] : [part('rowgroup', undefined, part('row', undefined, columns))]),
        part(
          'rowgroup',
          undefined,
          part('row', new RegExp(name), ...(isMobile ? [opener] : [ticked, opener, state])),
          part(
            'row',
            name,
            part('cell', name, part('article', name, part('heading level=2', name), part('link', /./))),
          ),
        ),
      ),
    ),
  )
  await keys.enter('link', `${t('admin.services.look')} ${name}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    tree(
      textPart('text', new RegExp(t('vocabulary.serviceState.in_review'))),
      part('heading level=1', name),
      part('region', t('admin.services.historyTitle')),
      part('button', t('admin.services.verbs.publish.name')),
      part('button', t('admin.services.verbs.reject.name')),
      part('link', t('admin.services.asGuest')),
    ),
  )
  await keys.enter('button', t('admin.services.verbs.publish.name'))
  await keys.hears(t('admin.services.verbs.publish.done'))
  await keys.stop()
  expect((await host.delete(`/api/v1/chalet/${id}`)).status()).toBe(204)
})
