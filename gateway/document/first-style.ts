import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Headers, headerText } from '@/gateway/http/headers'
import { STATIC_FOLDER } from '@/gateway/static-folder.mjs'
import {
  readStyleRules,
  type StyleRule,
  usedRules,
  withoutUnusedKeyframes,
  withoutUnusedProperties,
} from './style-rules'

/** Puts the rules that a public document uses into it, so that no stylesheet delays its first paint. */
export type InlineFirstStyle = (body: Buffer, headers: Headers) => { body: Buffer; headers: Headers }

const STYLESHEET = /<link rel="stylesheet" href="([^"?]+)" data-precedence="next"\/>/g
const CLASS_NAMES = /\sclass="([^"]+)"/g
/** React's script for a part that is streamed later looks for the stylesheets before the end of the body. */
const STREAMED_PART = '$RR("'
const END = '</body>'

/** `read` returns the text of a stylesheet by its address, null where there is none. */
export function createFirstStyle(read: (href: string) => string | null = readBuilt): InlineFirstStyle {
  const sheets = new Map<string, StyleRule[] | null>()

  function rulesOf(href: string): StyleRule[] | null {
    const known = sheets.get(href)
    if (known !== undefined) return known
    const css = read(href)
    // Only what this site's build wrote: anything that could end the element stays a file.
    const rules = css === null || css.includes('</') ? null : readStyleRules(withAbsoluteUrls(css, href))
    sheets.set(href, rules)
    return rules
  }

  /**
   * The complete stylesheets follow at the end of the body, where they delay nothing that stands before them, and where
   * React finds them by their address when it hydrates and navigates.
   */
  function inlined(html: string): string | null {
    const links = [...html.matchAll(STYLESHEET)]
    const end = html.lastIndexOf(END)
    if (links.length === 0 || end < 0 || html.includes(STREAMED_PART)) return null
    const rules: StyleRule[] = []
    for (const [, href = ''] of links) {
      const some = rulesOf(href)
      if (!some) return null
      rules.push(...some)
    }
    const used = withoutUnusedKeyframes(usedRules(rules, classesOf(html)))
    const style = `<style>${withoutUnusedProperties(used, html)}</style>`
    let isFirst = true
    const head = html.slice(0, end).replace(STYLESHEET, () => {
      const text = isFirst ? style : ''
      isFirst = false
      return text
    })
    return `${head}${links.map(([link]) => link).join('')}${html.slice(end)}`
  }

  return (body, headers) => {
    const html = body.toString('utf8')
    const result = inlined(html)
    if (result === null) return { body, headers }
    return { body: Buffer.from(result), headers: { ...headers, link: firstPreloads(headers['link'], html) } }
  }
}

const isArabic = (html: string) => html.includes('<html lang="ar"')

/** Without the stylesheets, which wait for the end, and without the letters of the other language. */
function firstPreloads(link: Headers[string], html: string): string | undefined {
  const other = isArabic(html) ? 'readex_pro_latin' : 'readex_pro_arabic'
  const kept = headerText(link)
    .split(/,\s*(?=<)/)
    .filter((one) => !/as="?style"?/.test(one) && !one.includes(other))
  return kept.join(', ') || undefined
}

const classesOf = (html: string) =>
  new Set([...html.matchAll(CLASS_NAMES)].flatMap(([, names = '']) => names.split(' ')))

const withAbsoluteUrls = (css: string, href: string) =>
  css.replace(
    /url\(\s*(["']?)(?!data:|\/|[a-z]+:|#)([^"')]+)\1\s*\)/g,
    (_, _quote, path: string) => `url(${new URL(path, new URL(href, 'http://site')).pathname})`,
  )

function readBuilt(href: string): string | null {
  if (!href.startsWith('/_next/static/') || href.includes('..')) return null
  try {
    return readFileSync(join(STATIC_FOLDER, href), 'utf8')
  } catch {
    return null
  }
}
