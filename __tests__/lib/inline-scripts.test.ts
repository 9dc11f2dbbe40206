import { readFileSync } from 'node:fs'

test('every script that the head writes into a document is in the list that the policy allows', () => {
  const head = readFileSync('components/layout/head-scripts.tsx', 'utf8')
  const list = readFileSync('lib/inline-scripts.ts', 'utf8')
  const written = [...head.matchAll(/texts\.(\w+)/g)].map(([, name]) => name ?? '')
  expect(written.length).toBeGreaterThan(1)
  expect(written.filter((name) => !new RegExp(`= \\[[^\\]]*\\b${name}\\b`).test(list))).toEqual([])
})
