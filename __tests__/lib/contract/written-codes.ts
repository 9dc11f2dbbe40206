import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ERROR_CODES, type ErrorCode } from '@/lib/domain/issues'

const DECLARATION = /^(?:export )?(?:async )?(?:function|const|class) (\w+)/gm
const IMPORT = /^import \{([^}]*)\} from '([^']+)'/gm
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const SERVED = /\bserve\(\s*\w+,\s*(['`])(.+?)\1/

/** A declaration at the top of a file: the codes that it writes, and the declarations that it names. */
interface Declaration {
  codes: ErrorCode[]
  names: string[]
}

/** A call of `serve`, with the pattern of the names of its routes. */
interface Served extends Declaration {
  name: RegExp
  isComputed: boolean
}

const declarations = new Map<string, Declaration>()
const served: Served[] = []

// The contract itself only says what is written elsewhere; the list of all codes is no refusal.
for (const folder of ['server', 'lib/domain'])
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && name !== 'issues.ts') readSource(join(folder, name))

function readSource(file: string): void {
  const text = readFileSync(file, 'utf8').replace(COMMENT, '')
  const starts = [...text.matchAll(DECLARATION)]
  const keys = new Map(starts.map(([, name = '']) => [name, `${file}#${name}`]))
  for (const [, names = '', specifier = ''] of text.matchAll(IMPORT))
    for (const one of names.split(',')) {
      const [original = '', local = original] = one.trim().split(' as ')
      keys.set(local, `${fileOf(specifier, file)}#${original}`)
    }
  for (const [i, { index, 1: name = '' }] of starts.entries()) {
    const [before = '', ...calls] = text.slice(index, starts[i + 1]?.index).split(/(?=\bserve\()/)
    declarations.set(`${file}#${name}`, declarationOf(before, keys))
    let last = before
    for (const call of calls) {
      const [, , route = ''] = SERVED.exec(call) ?? []
      const isComputed = route.includes('$')
      const pattern = route.replaceAll('.', '\\.').replace(/\$\{\w+\}/g, '[^/]+')
      // A computed name has its handler from the loop around it.
      const loop = isComputed ? last.slice(last.lastIndexOf('\n  for ')) : ''
      const { codes, names } = declarationOf(loop + call, keys)
      last = call
      served.push({ name: new RegExp(`^${pattern}$`), isComputed, codes, names })
    }
  }
}

function declarationOf(text: string, keys: Map<string, string>): Declaration {
  const words = new Set(text.match(/\w+/g))
  return {
    codes: ERROR_CODES.filter((code) => text.includes(`'${code}'`)),
    names: [...words].flatMap((word) => keys.get(word) ?? []),
  }
}

function fileOf(specifier: string, importer: string): string {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(importer), specifier)
  return existsSync(`${path}.ts`) ? `${path}.ts` : specifier
}

/** The codes that the source of a route's handler writes, itself or in what it names; null for a route that is not served. */
export function writtenCodesOf(route: string): Set<ErrorCode> | null {
  const all = served.filter(({ name }) => name.test(route))
  const own = all.filter(({ isComputed }) => !isComputed)
  const handlers = own.length > 0 ? own : all
  if (handlers.length === 0) return null
  const codes = new Set(handlers.flatMap((one) => one.codes))
  const names = new Set(handlers.flatMap((one) => one.names))
  // A set that grows is walked to its end.
  for (const name of names) {
    const { codes: more = [], names: further = [] } = declarations.get(name) ?? {}
    for (const code of more) codes.add(code)
    for (const one of further) names.add(one)
  }
  return codes
}
