import { deviceStorage } from '@/components/shared/browser-storage'

/** The name and the values (`en`, `ar`) are the specification's (marketplace.md, section 9). */
export function rememberLanguage(language: string): void {
  deviceStorage.write('smart-language', language)
}
