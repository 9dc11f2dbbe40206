import { readFileSync } from 'node:fs'
import { INLINE_SCRIPTS } from '@/lib/inline-scripts'

const ANY_ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Scripts of other types are data; the policy does not apply to them. */
const RUNS = /^(|module|text\/javascript)$/

/** The code of the inline scripts in a document that a browser would run. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(ANY_ELEMENT)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes) && RUNS.test(typeOf(attributes)))
    .map(([, , code = '']) => code)
}

function typeOf(attributes: string): string {
  const [, quoted, bare] = /\stype=(?:["']([^"']*)["']|([^\s>]+))/i.exec(attributes) ?? []
  return (quoted ?? bare ?? '').toLowerCase()
}

/** Whether the build knows a script: one of ours, or a pattern of Next or React that carries only data. */
export const isKnownScript = (code: string): boolean =>
  INLINE_SCRIPTS.includes(code) || isPageData(code) || isBootstrap(code) || isReactInstruction(code)

const DATA_START = '(self.__next_f=self.__next_f||[]).push([0])'
const DATA_ROW = /self\.__next_f\.push\((\[\d,(?:"(?:[^"\\\n]|\\.)*"|null)\])\)/y

/** Rows of page data: only calls of `push` with one JSON list each. */
function isPageData(code: string): boolean {
  let at = 0
  if (code.startsWith(DATA_START)) {
    at = DATA_START.length
    if (at === code.length) return true
    if (code[at++] !== ';') return false
  }
  while (at < code.length) {
    DATA_ROW.lastIndex = at
    const [row = '', list = ''] = DATA_ROW.exec(code) ?? []
    if (!row || !isJson(list)) return false
    at += row.length
    if (at < code.length && code[at++] !== ';') return false
  }
  return at > 0
}

/** The bootstrap script of Turbopack, with the names of our chunks. */
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["static\/chunks\/[\w.~-]+"(?:,"static\/chunks\/[\w.~-]+")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);?$/

const isBootstrap = (code: string) => BOOTSTRAP.test(code)

const REACT_SERVER = 'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
const REACT_LITERAL = /(?:^\s*|\()(['"])((?:\$R|requestAnimationFrame\().*)\1[,;)]*$/gm

let reactTexts: ReturnType<typeof readReactTexts> | undefined

/** React's script for a part of the page that is streamed later: known functions, called with literals. */
function isReactInstruction(code: string): boolean {
  reactTexts ??= readReactTexts()
  const { statements, calls } = reactTexts
  let rest = code
  for (let found = true; found; ) {
    const text = statements.find((one) => rest.startsWith(one))
    found = text !== undefined
    rest = rest.slice(text?.length ?? 0)
  }
  if (rest === '') return code !== ''
  const call = calls.find((one) => rest.startsWith(one))
  return call !== undefined && isJson(`["${rest.slice(call.length).replace(/\);?$/, ']')}`)
}

function readReactTexts(): { statements: string[]; calls: string[] } {
  const literals = readFileSync(REACT_SERVER, 'utf8').matchAll(REACT_LITERAL)
  const texts = [...literals].map(([, , text = '']) =>
    text.replace(/\\(.)/g, (_, mark) => ESCAPES[mark] ?? mark),
  )
  return {
    statements: texts.filter((text) => text.endsWith(';')),
    calls: texts.filter((text) => text.endsWith('("')),
  }
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t' }

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
