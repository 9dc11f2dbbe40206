import { escapeHtml } from '@/server/escape-html'
import type { Language } from '@/server/i18n'

/** A letter as a page; every line is escaped. */
export function letterPage(lines: readonly string[], language: Language): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const shown = lines.map(escapeHtml).join('\n')
  return `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><body><pre dir="auto" style="font:16px/1.7 Tahoma,Arial,sans-serif;white-space:pre-wrap">${shown}</pre></body></html>\n`
}
