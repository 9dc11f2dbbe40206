import { createHash } from 'node:crypto'
import { createPolicy } from '@/gateway/content-policy'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const finish = (html: string, hasGoogleMap = false) => {
  const { body, headers } = createPolicy({ hasGoogleMap })(Buffer.from(html))
  return { html: body.toString(), policy: headers['content-security-policy'] }
}

test('a document may run its own inline scripts, its own files, and nothing else', () => {
  const { policy } = finish('<head><script>var theme=1</script><script src="/a.js"></script></head>')
  expect(policy).toContain(`script-src 'self' ${hashOf('var theme=1')};`)
  expect(policy).toContain("script-src-attr 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
})

test('data in a script element needs no leave; a module and a nomodule file are told apart', () => {
  const { policy } = finish(
    '<script type="application/ld+json">{"a":1}</script><script type="module">m()</script><script src="/b.js" nomodule=""></script>',
  )
  expect(policy).toContain(`script-src 'self' ${hashOf('m()')};`)
})

test('Arabic and line ends are hashed as the browser reads them', () => {
  const code = 'say("ديار")\n// end'
  expect(finish(`<script>${code}</script>`).policy).toContain(hashOf(code))
})

test('rows of page data become one script that says the same', () => {
  const rows = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"b"])',
  ]
  const { html, policy } = finish(rows.map((row) => `<script>${row}</script>`).join(''))
  expect(html).toBe(`<script>${rows.join(';')}</script>`)
  expect(policy).toContain(`script-src 'self' ${hashOf(rows.join(';'))};`)
})

test('the origins of Google’s map are allowed only where it is used', () => {
  expect(finish('<p>', true).policy).toContain('https://*.googleapis.com')
  expect(finish('<p>').policy).not.toContain('google')
})
