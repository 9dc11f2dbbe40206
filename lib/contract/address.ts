import { pathOnWire } from '@/lib/domain/wire-names'
import type { AnswerOf, InputArgument, RouteName } from './types'

interface Parts {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
}

/** The method and the path of a call, below `/api/v1/`. It knows no route, so that the browser needs none. */
export function addressOf(name: string, { params = {}, query = {} }: Parts = {}) {
  const [method = '', path = ''] = name.split(' ')
  const filled = pathOnWire(path.slice(1)).replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(params[part] ?? ''),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))
  return { method, path: given.length > 0 ? `${filled}?${search}` : filled }
}

type FileRoute = { [Name in RouteName]: AnswerOf<Name> extends Blob ? Name : never }[RouteName]

/** The link to a file. The browser fetches it in its own language, so an address may name that of the page. */
export const fileHref = <Name extends FileRoute>(name: Name, ...[input]: InputArgument<Name>) =>
  `/api/v1/${addressOf(name, input ?? {}).path}`
