import { expect, test } from './support/fixtures'

const POLICY = /script-src 'self'( 'sha256-[^']+')+/

test('every document allows its own scripts only, also the 404 page and a private one', async ({
  request,
  at,
}) => {
  for (const path of ['/', '/chalets?page=1', '/my-bookings', '/nowhere']) {
    const { 'content-security-policy': policy } = (await request.get(at(path))).headers()
    expect(policy).toMatch(POLICY)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  }
})

test.describe('with an injected script', () => {
  test.use({ allowedInConsole: [/Content Security Policy/i] })

  test('a script that is added later does not run, nor does an event attribute', async ({ page, at }) => {
    await page.goto(at('/'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/)
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "smuggled"'
      const button = document.createElement('button')
      button.setAttribute('onclick', 'document.title = "smuggled"')
      document.body.append(script, button)
      button.click()
      return document.title
    })
    expect(ran).not.toBe('smuggled')
  })
})

test('a public page is compressed, is not sent again unchanged, and its data is never answered as its document', async ({
  request,
  at,
}) => {
  const first = await request.get(at('/term-conditions'), { headers: { 'accept-encoding': 'br' } })
  expect(first.headers()).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' })
  const etag = first.headers()['etag'] ?? ''
  const again = await request.get(at('/term-conditions'), { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  const data = await request.get(at('/term-conditions?_rsc=1'), { headers: { rsc: '1' } })
  expect(data.headers()['content-type']).toContain('text/x-component')
})
