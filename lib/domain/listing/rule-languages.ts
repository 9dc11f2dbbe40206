const BETWEEN = ' / '
const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/** A custom rule in both languages, as one line of the wizard. */
export const inBothLanguages = ({ ar, en }: { ar: string; en: string }) => `${ar}${BETWEEN}${en}`

/** The reader's part of a rule that is written in both languages, "Arabic / English"; any other rule as it is. */
export function ruleInLanguage(rule: string, locale: string): string {
  const parts = rule.split(BETWEEN)
  const arabic = parts.find((part) => ARABIC.test(part))
  const latin = parts.find((part) => LATIN.test(part) && !ARABIC.test(part))
  if (parts.length !== 2 || !arabic || !latin) return rule
  return locale === 'ar' ? arabic : latin
}
