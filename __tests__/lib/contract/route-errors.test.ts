import { CONTRACT } from '@/lib/contract/contract'
import type { Route } from '@/lib/contract/route'
import { codesOf } from '@/lib/contract/route-errors'
import { writtenCodesOf } from './written-codes'

const ROUTES = Object.entries<Route>(CONTRACT)

test('no route lists a code twice, or one that follows from its other properties', () => {
  const twice = ROUTES.filter(([name, route]) => {
    const codes = codesOf(name, route)
    return new Set(codes).size < codes.length
  })
  expect(twice.map(([name]) => name)).toEqual([])
})

test('each listed code is written somewhere in what the handler of its route reaches', () => {
  const unmet = ROUTES.flatMap(([name, { errors = [] }]) => {
    const written = writtenCodesOf(name)
    return errors.filter((code) => !written?.has(code)).map((code) => `${name} ${code}`)
  })
  expect(unmet).toEqual([])
})
