const KEY = 'diyar-phone'

/** The number that a code was sent to; resending reads it from here (marketplace.md, section 4). */
export function rememberPhone(phone: string): void {
  localStorage.setItem(KEY, phone)
}

export function rememberedPhone(): string {
  return localStorage.getItem(KEY) ?? ''
}
