import { createHash } from 'node:crypto'
import { createPolicy } from '@/gateway/document/content-policy'
import { type MapSettings, NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import { INLINE_SCRIPTS } from '@/lib/inline-scripts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const finish = (html: string, hasGoogleMap = false, url = '/', map: Partial<MapSettings> = {}) => {
  const policy = createPolicy({
    map: { ...NO_MAP_SERVICE, googleMapsApiKey: hasGoogleMap ? 'a-key' : null, ...map },
    mapStyleOrigins: ['https://letters.test'],
    realtimeOrigin: 'https://live.diyar.test',
    cardDataOrigin: 'https://psp.test',
  })
  const { body, headers } = policy.finish(Buffer.from(html), url)
  return { html: body.toString(), policy: String(headers['content-security-policy']) }
}
const script = (code: string) => `<script>${code}</script>`

test('a document may run its own files and the inline scripts of the build', () => {
  const { policy } = finish(
    `<head>${INLINE_SCRIPTS.map(script).join('')}<script src="/a.js"></script></head>`,
  )
  expect(policy).toContain(`script-src 'self' ${INLINE_SCRIPTS.map(hashOf).join(' ')};`)
  expect(policy).toContain("script-src-attr 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe-(?:inline|eval)/)
})

test.each([
  ['a script of somebody else', 'alert(1)'],
  ['a script of ours with something behind it', `${INLINE_SCRIPTS[0]};alert(1)`],
  ['page data with a call in it', 'self.__next_f.push([1,alert(1)])'],
  ['page data with a call behind it', 'self.__next_f.push([1,"a"]);alert(1)'],
  ['page data with a string that ends early', 'self.__next_f.push([1,"a"+alert(1)+"b"])'],
  ['page data with another target', 'self.__next_f.push([1,"a"]),fetch("/x")'],
  ['page data with a template', 'self.__next_f.push([1,`alert(1)`])'],
  [
    'a bootstrap with foreign chunks',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["https://evil.test/a.js"],"runtimeModuleIds":[1]});',
  ],
  ['an instruction of React with code as argument', '$RS("S:1",alert(1))'],
  ['an instruction of React with code behind it', '$RS("S:1","P:1");alert(1)'],
  ['nothing', ''],
])('an injected script stays blocked: %s', (_name, code) => {
  expect(finish(script(code)).policy).toContain("script-src 'self';")
})

test.each([
  ['the start of page data', '(self.__next_f=self.__next_f||[]).push([0])'],
  ['a row of page data', 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\nديار"])'],
  [
    'the bootstrap',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/2k1o8-_.js","static/chunks/b.js"],"runtimeModuleIds":[94553]});',
  ],
  ['a part of a page that came late', '$RS("S:1","P:1")'],
  [
    'the first of them, with React’s text',
    '$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);b.parentNode.removeChild(b)};$RS("S:1","P:1")',
  ],
  ['React’s clock', 'requestAnimationFrame(function(){$RT=performance.now()});'],
])('what Next and React write runs: %s', (_name, code) => {
  expect(finish(script(code)).policy).toContain(`script-src 'self' ${hashOf(code)};`)
})

test('data in a script element needs no permission', () => {
  const { policy } = finish(
    '<script type="application/ld+json">{"a":1}</script><script src="/b.js" nomodule=""></script>',
  )
  expect(policy).toContain("script-src 'self';")
})

test('rows of page data become one script with the same content', () => {
  const rows = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"b"])',
  ]
  const { html, policy } = finish(rows.map(script).join(''))
  expect(html).toBe(script(rows.join(';')))
  expect(policy).toContain(`script-src 'self' ${hashOf(rows.join(';'))};`)
})

test('the sources that a document loads, connects to and sends forms to are listed', () => {
  const { policy } = finish('<p>')
  for (const directive of [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self' https://live.diyar.test wss://live.diyar.test",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]) {
    expect(`${policy};`).toContain(`${directive};`)
  }
  expect(policy).not.toContain('google')
})

test('the origins of Google’s map are allowed only where it is used', () => {
  expect(finish('<p>', true).policy).toContain('https://*.googleapis.com')
})

test('only the payment pages of a booking and of a share may send to the payment provider', () => {
  for (const url of [
    '/booking/b1/pay',
    '/en/booking/b1/pay',
    '/booking/b1/pay?problem=funds',
    '/split/t_1-a',
    '/en/split/t1?problem=funds',
  ]) {
    expect([url, finish('<p>', false, url).policy]).toEqual([
      url,
      expect.stringMatching(/connect-src [^;]*https:\/\/psp\.test/),
    ])
  }
  for (const url of [
    '/',
    '/booking/b1',
    '/booking/b1/payment-return',
    '/split/t1/payment-return',
    '/checkout?x=/booking/b1/pay',
    '/en/about',
  ]) {
    expect([url, finish('<p>', false, url).policy]).toEqual([url, expect.not.stringContaining('psp.test')])
  }
})

test('of a vector style its origin and those it names are allowed, for calls alone', () => {
  const { policy } = finish('', false, '/', { styleUrl: 'https://maps.test/style.json' })
  expect(policy).toMatch(/connect-src [^;]* https:\/\/maps\.test https:\/\/letters\.test;/)
  expect([policy.match(/maps\.test/g), policy.match(/letters\.test/g)]).toEqual([
    ['maps.test'],
    ['letters.test'],
  ])
  expect(finish('').policy).not.toContain('letters.test')
})

test('of tiles exactly their origin is allowed, for pictures alone', () => {
  const { policy } = finish('', false, '/', {
    tilesUrl: 'https://tiles.test:8443/a/{z}/{x}/{y}{r}.png?key=1',
  })
  expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/tiles\.test:8443;/)
  expect(policy.match(/tiles\.test/g)).toHaveLength(1)
})

test('of an archive its origin is allowed for calls alone, and one of this site adds nothing', () => {
  const { policy } = finish('', false, '/', { archiveUrl: 'https://store.test/maps/saudi.pmtiles' })
  expect(policy).toMatch(/connect-src [^;]* https:\/\/store\.test;/)
  expect(policy.match(/store\.test/g)).toHaveLength(1)
  expect(finish('', false, '/', { archiveUrl: '/map/sketch.pmtiles' }).policy).toBe(finish('').policy)
})
